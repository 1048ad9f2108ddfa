// `node scripts/build-image.mjs FOLDER`: what the Dockerfile's first stage does: installs, builds, and puts all that runs into a folder.
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { ensureBuilt } from './lib/build.mjs'
import { setUp } from './lib/install.mjs'
import { main, UserError } from './lib/log.mjs'

await main(async () => {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new UserError('Usage: node scripts/build-image.mjs FOLDER')
  if (existsSync(folder) && readdirSync(folder).length) throw new UserError(`${folder} is not empty.`)
  await setUp()
  await ensureBuilt()
  const { standaloneFolder } = await import('./lib/standalone.mjs')
  cpSync(standaloneFolder, folder, { recursive: true, verbatimSymlinks: true })
})
