// `npm start`: sets up whatever is missing and runs the application on http://localhost:3000. With --dev (`npm run
// dev`), the same database and secrets with hot reload.
import { launch } from './lib/launch.mjs'
import { main } from './lib/log.mjs'

const dev = process.argv.includes('--dev')
await main(() => launch({ command: dev ? 'npm run dev' : 'npm start', dev }))
process.exit()
