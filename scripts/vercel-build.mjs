// Build command on Vercel, which has already installed the packages and set the variables.
import { ensureBuilt, nextBuildLog } from './lib/build.mjs'
import { setUp } from './lib/set-up.mjs'
import { main } from './lib/log.mjs'

/** Optional variables, with the effect of leaving them out. */
const MISSED = {
  CRON_SECRET:
    'nothing runs by itself. Recurring invoices, reminders and mail that failed once wait until it is (docs/operations.md).',
  SMTP_URL: 'no mail goes out. Nobody can confirm an address or reset a password (docs/mail.md).',
}

await main(async () => {
  await setUp()
  const { assertEnvironment } = await import('./lib/environment.mjs')
  await assertEnvironment(process.env)
  for (const [name, what] of Object.entries(MISSED))
    if (!process.env[name]) console.log(`${name} is not set: ${what}`)
  // Builds first: the previous deployment still serves, and a failed build must not leave it with a newer schema.
  if (await ensureBuilt({ checkTypes: true })) console.log(nextBuildLog())
  const { deployHosted } = await import('./lib/direct-url.mjs')
  const { describeApplied } = await import('./lib/migrations.mjs')
  console.log(describeApplied(await deployHosted(process.env.DATABASE_URL)))
})
