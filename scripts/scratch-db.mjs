// `node scripts/scratch-db.mjs`: a migrated, empty database on a server of its own, gone when this is stopped.
import { main } from './lib/log.mjs'
import { setUp } from './lib/install.mjs'

await main(async () => {
  await setUp()
  const { startScratch } = await import('./lib/scratch.mjs')
  const scratch = await startScratch()
  console.log(`DATABASE_URL=${await scratch.createDatabase('scratch')}`)
  await new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, resolve)
    setInterval(() => {}, 1 << 30)
  })
  await scratch.stop()
  process.exit()
})
