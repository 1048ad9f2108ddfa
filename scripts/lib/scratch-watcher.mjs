// Cleans up after a scratch server. Standard input closes when the owning process ends, killed or not.
import { rmSync } from 'node:fs'
import { endProcess } from './processes.mjs'

const [pid, folder] = process.argv.slice(2)
process.stdin.resume().once('close', async () => {
  await endProcess(Number(pid), ['SIGINT', 3000], ['SIGKILL', 2000])
  rmSync(folder, { recursive: true, force: true })
})
