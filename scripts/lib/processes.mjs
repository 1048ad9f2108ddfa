import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** True while a process of this id exists (a zombie is dead). */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return !/^State:\s+Z/m.test(read(`/proc/${pid}/status`))
}

/**
 * Tells this process from a later one with the same id: boot and start time on Linux, start time elsewhere.
 * Empty when nothing can be found out.
 */
export function identity(pid) {
  const stat = read(`/proc/${pid}/stat`)
  if (stat) {
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${read('/proc/sys/kernel/random/boot_id').trim()}/${afterName[19]}`
  }
  return ps('lstart=', pid)
}

/** The command line of a process, or an empty text. */
export const commandLine = (pid) =>
  read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() || ps('command=', pid)

/** The folder a process works in, where the system tells. */
export function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** Waits until the process is gone; false when it still lives after `ms`. */
async function waitForEnd(pid, ms) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (!isAlive(pid)) return true
    await sleep(25)
  }
  return !isAlive(pid)
}

/** Sends the signals one after the other, each with its own patience, until the process is gone. */
export async function endProcess(pid, ...signalsAndPatience) {
  for (const [signal, ms] of signalsAndPatience) {
    signalTo(pid, signal)
    if (await waitForEnd(pid, ms)) return
  }
}

/** Signals a process that may have ended meanwhile. */
export function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

const terminate = (pid) => signalTo(pid, 'SIGTERM')

/** Ends a process group that was started detached, whatever it started in turn. */
export async function endGroup(pid) {
  signalTo(-pid, 'SIGTERM')
  await waitForEnd(pid, 5000)
  signalTo(-pid, 'SIGKILL')
}

/**
 * Runs a command to its end and answers its exit code. When `signal`, an AbortSignal, fires, it is stopped, and with
 * `stop` in the caller's way.
 */
export function run(command, args, { env, signal, stop = terminate, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options, env: { ...process.env, ...env } })
    const end = () => void stop(child.pid)
    if (signal?.aborted) end()
    signal?.addEventListener('abort', end)
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end)
      resolve(code ?? 137)
    })
  })
}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function ps(column, pid) {
  if (existsSync('/proc/self/stat') || process.platform === 'win32') return ''
  try {
    return execFileSync('ps', ['-o', column, '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
