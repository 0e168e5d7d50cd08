package kotlinbridge.host

import kotlinbridge.GeneratedPeers

/**
 * What the library of this binary has for its host. Set once, before anybody has the library's table.
 *
 * @property peers makes the Kotlin objects for Swift's; null if Swift may implement no interface.
 * @property entries how many entries a host has to have.
 */
internal class HostedLibrary(val peers: GeneratedPeers?, val entries: Int)

internal var hostedLibrary = HostedLibrary(peers = null, entries = 0)
