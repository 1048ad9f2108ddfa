import { bundle } from '../../scripts/lib/bundle.mjs'
import { startScratch } from '../../scripts/lib/scratch-postgres.mjs'

/** Starts one PostgreSQL for the run, with a migrated database per Jest worker, and bundles the PDF worker. */
export default async function startDatabase({ maxWorkers }) {
  const [server] = await Promise.all([startScratch(), bundle(['pdf-worker'])])
  globalThis.testDatabase = server
  const urls = []
  for (let worker = 1; worker <= maxWorkers; worker++)
    urls.push(await server.createDatabase(`worker_${worker}`))
  process.env.TEST_DATABASE_URLS = urls.join(' ')
  process.env.TEST_ADMIN_URL = server.url('postgres')
  process.env.TEST_DATABASE_TEMPLATE = server.template
}
