// `npm start`: from whatever state the folder is in to the application on http://localhost:3000.
import { launch } from './lib/launch.mjs'
import { main } from './lib/log.mjs'

await main(() => launch({ command: 'npm start' }))
process.exit()
