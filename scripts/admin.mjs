// `npm run admin …`: maintenance commands for whoever operates an installation.
import { bundle, bundleFile } from './lib/bundle.mjs'
import { getSecrets } from './lib/data-folder.mjs'
import { openDatabase } from './lib/database.mjs'
import { setUp } from './lib/set-up.mjs'
import { main, UserError } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'
import { run } from './lib/processes.mjs'

const usage = `Usage:
  npm run admin two-step-off ADDRESS   let somebody in who lost the app and the recovery codes
  npm run admin reseal                 seal every kept secret with the newest key of SECRET_KEYS`

await main(async () => {
  const [command, argument] = process.argv.slice(2)
  const isComplete = command === 'reseal' || (command === 'two-step-off' && argument)
  if (!isComplete) throw new UserError(usage)
  await setUp()
  const database = await openDatabase('admin')
  try {
    await bundle(['operator'])
    const NEXTAUTH_SECRET = process.env.NEXTAUTH_SECRET || getSecrets().nextauthSecret
    return await run(process.execPath, [bundleFile('operator'), command, argument ?? ''], {
      cwd: inRoot(),
      env: { DATABASE_URL: database.url, NEXTAUTH_SECRET },
    })
  } finally {
    await database.close()
  }
})
