import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** A folder that is gone after the test. */
export function temporaryFolder(test) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sheaf-test-'))
  chmodSync(folder, 0o755)
  test.after(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs a script of the project: `{ pid, output(), ended, until(pattern), kill(signal) }`. Ended with the test. */
export function script(test, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', npm_lifecycle_event: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (text += data))
  const ended = new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))
  const output = () => text
  test.after(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const until = async (pattern) => {
    for (let tries = 0; tries < 1200; tries++) {
      if (pattern.test(text)) return
      if (child.exitCode !== null) break
      await sleep(50)
    }
    throw new Error(`${args} never said ${pattern}:\n${text}`)
  }
  return { pid: child.pid, output, ended, until, kill: (signal) => child.kill(signal) }
}
