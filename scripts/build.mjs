// `npm run build`: the production build, where a deployment wants it apart from starting.
import { ensureBuilt } from './lib/build.mjs'
import { setUp } from './lib/install.mjs'
import { main } from './lib/log.mjs'

await main(async () => {
  await setUp()
  if (!(await ensureBuilt())) console.log('The build is up to date.')
})
