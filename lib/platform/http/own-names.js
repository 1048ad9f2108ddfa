const ADDRESS = /^\d{1,3}(\.\d{1,3}){3}$|:/
const IN_NETWORK = /\.(localhost|local|internal|home\.arpa)$/

/**
 * True if a `Host` is a name that an attacker may have pointed at this machine (DNS rebinding): not an IP address, not
 * a name that resolves only in the local network, and not the machine's own. Used by lib/platform/env.ts and
 * server.mjs.
 */
module.exports.isForeignName = (host, machine) => {
  const name = host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
  if (ADDRESS.test(name) || IN_NETWORK.test(name)) return false
  return name.includes('.') && name !== machine.toLowerCase()
}
