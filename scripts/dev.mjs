// `npm run dev`: the same database and secrets, with hot reload.
import { launch } from './lib/launch.mjs'
import { main } from './lib/log.mjs'

await main(() => launch({ command: 'npm run dev', dev: true }))
process.exit()
