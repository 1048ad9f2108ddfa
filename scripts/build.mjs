// `npm run build`: the production build, including the type check. `npm test` has already checked types and skips that
// with SKIP_TYPE_CHECK=1.
import { ensureBuilt } from './lib/build.mjs'
import { setUp } from './lib/set-up.mjs'
import { main } from './lib/log.mjs'

await main(async () => {
  await setUp()
  if (!(await ensureBuilt({ checkTypes: !process.env.SKIP_TYPE_CHECK })))
    console.log('The build is up to date.')
})
