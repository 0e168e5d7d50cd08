/* SwiftPM wants a source file; the header is all there is. */
