// `npm run backup`: writes a full backup to one file while the application runs.
import { setUp } from './lib/set-up.mjs'
import { main } from './lib/log.mjs'

await main(async () => {
  await setUp()
  const { backup } = await import('./lib/backup/commands.mjs')
  await backup(process.argv.slice(2))
})
