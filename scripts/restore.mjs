// `npm run restore -- FILE`: restores a backup into an empty installation or, with --replace, over existing data.
import { setUp } from './lib/set-up.mjs'
import { main } from './lib/log.mjs'

await main(async () => {
  await setUp()
  const { restore } = await import('./lib/backup/commands.mjs')
  await restore(process.argv.slice(2))
})
