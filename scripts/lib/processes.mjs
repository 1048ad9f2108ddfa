import { execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** True if a process with this id exists and is no zombie. */
export function isAlive(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  return !/^State:\s+Z/m.test(read(`/proc/${pid}/status`))
}

/**
 * Returns an identity that distinguishes a process from later ones with the same id: boot and start time on Linux,
 * start time elsewhere. Empty if unknown.
 */
export function identity(pid) {
  const stat = read(`/proc/${pid}/stat`)
  if (stat) {
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${read('/proc/sys/kernel/random/boot_id').trim()}/${afterName[19]}`
  }
  return ps('lstart=', pid)
}

/** Returns a process's command line; empty if unknown. */
export const commandLine = (pid) =>
  read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim() || ps('command=', pid)

/** Returns a process's working folder, if the system reveals it. */
export function workingFolder(pid) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

async function waitForEnd(pid, ms) {
  for (const end = Date.now() + ms; Date.now() < end;) {
    if (!isAlive(pid)) return true
    await sleep(25)
  }
  return !isAlive(pid)
}

/** Sends signals one after the other, each with its own timeout, until the process is gone. */
export async function endProcess(pid, ...signalsAndPatience) {
  for (const [signal, ms] of signalsAndPatience) {
    signalTo(pid, signal)
    if (await waitForEnd(pid, ms)) return
  }
}

/** Signals a process, ignoring one that has already ended. */
export function signalTo(pid, signal) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

const terminate = (pid) => signalTo(pid, 'SIGTERM')

/** Ends a detached process and its whole process group. */
export async function endGroup(pid) {
  signalTo(-pid, 'SIGTERM')
  await waitForEnd(pid, 5000)
  signalTo(-pid, 'SIGKILL')
}

/** Runs a command and returns its exit code. If `signal` (an AbortSignal) fires, the command is stopped with `stop`. */
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
