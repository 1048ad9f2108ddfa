// `npm run seed -- SCENARIO …`: adds accounts for trying out a scenario (prisma/seed/scenarios).
import { readJson } from './lib/files.mjs'
import { setUp } from './lib/set-up.mjs'
import { main, UserError } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'

const scenarios = readJson(inRoot('prisma/seed/scenarios/descriptions.json'))
const list = Object.entries(scenarios)
  .map(([name, description]) => `  ${name.padEnd(24)}${description}`)
  .join('\n')
const usage = `Usage: npm run seed -- SCENARIO … [--json]

${list}
  ${'all'.padEnd(24)}all of these

Each run makes a new account, and prints where to look and how to sign in. --json prints a line of JSON for each.`

await main(async () => {
  const args = process.argv.slice(2)
  const names = args.filter((arg) => arg !== '--json')
  if (names.length === 0) return console.log(usage)
  const unknown = names.find((name) => name !== 'all' && !Object.hasOwn(scenarios, name))
  if (unknown) throw new UserError(`There is no scenario "${unknown}".\n\n${usage}`)
  await setUp()
  const { assertDemoAllowed, runScenarios, withDatabase } = await import('./lib/database.mjs')
  const results = await withDatabase('seed', ({ url }) => {
    assertDemoAllowed()
    return runScenarios(url, names.includes('all') ? Object.keys(scenarios) : names)
  })
  const print = args.includes('--json') ? JSON.stringify : await describer()
  for (const result of results) console.log(print(result))
})

async function describer() {
  const { findDataFolderHolder } = await import('./lib/data-folder.mjs')
  const port = findDataFolderHolder()?.port ?? process.env.PORT ?? 3000
  const origin = process.env.NEXTAUTH_URL || `http://localhost:${port}`
  return ({ scenario, path, publicPath, email, password }) =>
    [
      `\n${scenario}: ${scenarios[scenario]}`,
      `  ${origin}${path}`,
      ...(publicPath ? [`  ${origin}${publicPath}  without signing in`] : []),
      `  Sign in: ${email} / ${password}`,
    ].join('\n')
}
