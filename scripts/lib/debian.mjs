// System packages that the tests need.
import { spawnSync } from 'node:child_process'
import { root } from './paths.mjs'
import { run } from './processes.mjs'

export const isCommand = (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0

/** Installs packages if that needs no password, as root on a system with apt. Returns false if it can't. */
export async function installPackages(names, signal) {
  if (process.getuid?.() !== 0 || !isCommand('apt-get')) return false
  const options = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    signal,
  }
  await run('apt-get', ['update', '-qq'], options)
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options)) === 0
}
