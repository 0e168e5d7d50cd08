extension GeneratedLibrary {
  /// Lets go of a Swift object that Kotlin holds, as if Kotlin had collected it.
  ///
  /// - Calls from Kotlin that come later throw `IllegalStateException` there, and run nothing. Those that
  ///   run end as usual.
  /// - The object is released soon, by a task. A call that runs keeps it until it ends.
  /// - Handing it to Kotlin again makes a new Kotlin object.
  /// - Does nothing if Kotlin does not hold the object. Any thread may call it.
  public static func letGo(of object: AnyObject) {
    link.moduleOrStop().host?.letGo(of: object)
  }
}
