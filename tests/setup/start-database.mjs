import { startScratch } from '../../scripts/lib/scratch.mjs'

/** One server for the run, with a migrated database for each worker: no test ever meets another's rows. */
export default async function startDatabase({ maxWorkers }) {
  const server = await startScratch()
  globalThis.testDatabase = server
  const urls = []
  for (let worker = 1; worker <= maxWorkers; worker++)
    urls.push(await server.createDatabase(`worker_${worker}`))
  process.env.TEST_DATABASE_URLS = urls.join(' ')
}
