// `npm run db:…`: database commands run by hand or by a deployment.
import { setUp } from './lib/set-up.mjs'
import { main, UserError } from './lib/log.mjs'

const usage = `Usage:
  npm run db:deploy           apply the migrations that are missing
  npm run db:undo             take the last migration back, where it has a way back
  npm run db:seed             add the demo business, to sign in as demo@example.com / demo1234
  npm run db:remove-demo      delete the demo business and its account
  npm run db:totals           check what the dashboard adds up, and add it up anew where it is wrong
  npm run db:reset            make the embedded database anew`

const NOT_EMBEDDED = 'DATABASE_URL names a database of your own. db:reset empties the embedded one only.'

const commands = {
  deploy,
  undo,
  seed: addDemo,
  'remove-demo': takeDemoAway,
  totals: checkTotals,
  reset,
}

await main(async () => {
  const [name, ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new UserError(usage)
  await setUp()
  // Imported here because it needs the packages that set-up installs.
  return command(await import('./lib/database.mjs'), ...args)
})

async function deploy({ withDatabase }) {
  const { describeApplied } = await import('./lib/migrations.mjs')
  console.log(describeApplied(await withDatabase('db:deploy', migrate)))
}

async function undo({ withDatabase }) {
  const { findDataFolderHolder } = await import('./lib/data-folder.mjs')
  const { undoLastMigration } = await import('./lib/undo-migration.mjs')
  if (findDataFolderHolder())
    throw new UserError('The application is running, and needs what would be taken back. Stop it first.')
  const name = await withDatabase('db:undo', ({ url }) => undoLastMigration(url))
  if (!name) return console.log('This database has no migrations.')
  console.log(`${name} is taken back. Start the release from before it; this one would apply it again.`)
}

async function migrate({ url, isEmbedded }) {
  const { deployMigrations } = await import('./lib/migrations.mjs')
  const { deployHosted } = await import('./lib/direct-url.mjs')
  return isEmbedded ? deployMigrations(url) : deployHosted(url)
}

async function addDemo({ assertDemoAllowed, seed, withDatabase }) {
  await withDatabase('db:seed', async ({ url, isNew }) => {
    assertDemoAllowed()
    if (!isNew) console.log(await seed(url))
  })
}

async function takeDemoAway({ withDatabase }) {
  const { removeDemo } = await import('./lib/demo.mjs')
  const isGone = await withDatabase('db:remove-demo', ({ url }) => removeDemo(url))
  console.log(isGone ? 'The demo business is gone.' : 'There is none whose password everybody knows.')
}

async function checkTotals({ withDatabase }) {
  const { withConnection } = await import('./lib/with-connection.mjs')
  const wrong = await withDatabase('db:totals', async (database) => {
    await migrate(database)
    return withConnection(database.url, async (client) => {
      const { rows } = await client.query('SELECT * FROM wrong_running_totals()')
      if (rows.length) await client.query('SELECT rebuild_running_totals()')
      return rows
    })
  })
  for (const { businessId, of, currency } of wrong)
    console.log(`Business ${businessId}: what is ${of} in ${currency} was wrong.`)
  console.log(wrong.length ? 'All sums were made anew.' : 'All sums are what the rows come to.')
}

async function reset({ prepareNewDatabase, withDatabase }) {
  const { replaceDatabase } = await import('./lib/embedded-postgres.mjs')
  await withDatabase('db:reset', async ({ isEmbedded, isNew, urlOf }) => {
    if (!isEmbedded) throw new UserError(NOT_EMBEDDED)
    if (!isNew) await replaceDatabase(urlOf, prepareNewDatabase)
  })
  console.log('The embedded database is new.')
}
