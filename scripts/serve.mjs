// The application, as a child of the launcher (start.mjs, dev.mjs) or alone (standalone.mjs): one process, or several under one port.
import cluster from 'node:cluster'
import { processesOf } from './lib/server/concurrency.mjs'

const dev = process.argv.includes('--dev')
const count = dev || cluster.isWorker ? 1 : processesOf(process.env)

if (count === 1) {
  const { serve } = await import('./lib/server/application.mjs')
  await serve({ dev })
} else {
  const { servedBy } = await import('./lib/server/processes.mjs')
  await servedBy(count)
}
