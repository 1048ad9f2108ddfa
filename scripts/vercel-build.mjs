// What Vercel runs in place of `next build`: it has installed the packages and set DATABASE_URL.
import { ensureBuilt } from './lib/build.mjs'
import { setUp } from './lib/install.mjs'
import { main, UserError } from './lib/log.mjs'

await main(async () => {
  const url = process.env.DATABASE_URL
  if (!url) throw new UserError('Set DATABASE_URL in the project settings: the build applies the migrations.')
  await setUp()
  const { deployMigrations } = await import('./lib/migrations.mjs')
  await deployMigrations(url)
  await ensureBuilt()
})
