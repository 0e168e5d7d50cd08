import Glibc
import KotlinBridgeLocks

/// Starts a command.
///
/// Its stdin is empty unless it is given one, and it has only the descriptors that it is given and
/// those that are taken. No signal is ignored or blocked in it.
///
/// - Parameters:
///   - name: what the command sees as its name; nil for `executable`.
///   - variables: its environment, as `name=value`.
///   - descriptors: the descriptors of this process by those that the child shall have.
///   - inGroupOfItsOwn: whether it gets a new process group.
///   - taken: the descriptors that it shall not use for anything else.
func spawn(
  _ executable: String, name: String? = nil, _ arguments: [String], _ variables: [String],
  _ descriptors: [Int32: Int32], inGroupOfItsOwn: Bool = true,
  taking taken: Range<Int32> = ChildDescriptor.taken
) throws(SystemProblem) -> pid_t {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  for (target, descriptor) in descriptors where descriptor >= 0 {
    posix_spawn_file_actions_adddup2(&actions, descriptor, target)
  }
  // What the child expects and does not get is taken, too.
  let missing = descriptors.filter { $0.value < 0 }.map(\.key)
  for descriptor in Array(taken) + missing {
    posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDONLY, 0)
  }
  // A rule counts descriptors, and those that this process inherited are not for the library.
  for descriptor in openDescriptors()
  where descriptors[descriptor] == nil && descriptor > 0
    && !taken.contains(descriptor)
  {
    posix_spawn_file_actions_addclose(&actions, descriptor)
  }

  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var (all, none) = (sigset_t(), sigset_t())
  sigfillset(&all)
  sigemptyset(&none)
  posix_spawnattr_setsigdefault(&attributes, &all)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setpgroup(&attributes, 0)
  let group = inGroupOfItsOwn ? POSIX_SPAWN_SETPGROUP : 0
  posix_spawnattr_setflags(
    &attributes, Int16(group | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

  var vector = ([name ?? executable] + arguments).map { strdup($0) } + [nil]
  var variables = variables.map { strdup($0) } + [nil]
  defer { for text in vector + variables { free(text) } }
  var child: pid_t = 0
  let code = inheritance.withLock {
    posix_spawn(&child, executable, &actions, &attributes, &vector, &variables)
  }
  if code != 0 { throw SystemProblem("can't start \(executable)", code) }
  return child
}

private func openDescriptors() -> [Int32] {
  guard let folder = opendir("/proc/self/fd") else { return [] }
  defer { closedir(folder) }
  var found: [Int32] = []
  while let entry = readdir(folder) {
    let name = withUnsafeBytes(of: &entry.pointee.d_name) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
    if let descriptor = Int32(name), descriptor != dirfd(folder) { found.append(descriptor) }
  }
  return found
}
