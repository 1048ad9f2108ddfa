import { readFileSync } from 'node:fs'

/** Milliseconds of processor time a process has used, all its threads together. Linux only. */
export function cpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // utime and stime, in ticks of 10 ms.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The same of a process with all it has started, those that ended among them. */
export function treeCpuMs(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // cutime and cstime: of those that ended and were waited for.
  const ended = (Number(fields[13]) + Number(fields[14])) * 10
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  return cpuMs(pid) + ended + children.reduce((sum, child) => sum + treeCpuMs(child), 0)
}

/** Megabytes of memory a process holds. */
export function memoryMb(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)[1]) / 1024
}
