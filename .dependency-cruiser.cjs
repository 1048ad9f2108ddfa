// Layers and import cycles (docs/architecture.md), checked by `npm run check:layers`.
const { readFileSync, readdirSync } = require('node:fs')

/** The layers of lib, bottom to top. A folder may import lower layers, but no other folder of its own layer. */
const LAYERS = [
  ['core'],
  ['i18n'],
  ['auth/rules', 'platform'],
  ['auth/credentials', 'auth/users', 'clients', 'mail/transports'],
  ['auth/google', 'auth/sessions', 'auth/trusted-devices', 'mail/templates'],
  ['auth/reauthentication', 'mail/outbox'],
  ['activity', 'auth/accounts'],
  ['auth/two-step', 'business'],
  ['documents', 'mail/gmail'],
  [
    'auth/account-deletion',
    'demo-invoice',
    'mail/letters',
    'mail/sending',
    'notifications',
    'operator',
    'presend-check',
    'public-links',
    'recurring/schedules',
  ],
  ['reminders'],
  ['invoicing', 'mail/worker', 'reports'],
  ['auth/sign-in', 'exports', 'mail/invoices', 'recurring/runs', 'settings'],
  ['auth/next-auth', 'jobs'],
  ['api'],
]

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const layerRules = LAYERS.flatMap((folders, height) =>
  folders.map((folder) => {
    const below = LAYERS.slice(0, height).flat()
    return forbid(
      `layer-of-lib-${folder}`,
      `lib/${folder} imports the layers below it and nothing else of lib: ${below.join(', ') || 'none'}.`,
      { path: `^lib/${folder}/` },
      { path: '^lib/', pathNot: `^lib/(${[folder, ...below].join('|')})/` },
    )
  }),
)

const LAYERED = `^lib/(${LAYERS.flat().join('|')})/`
const NO_LAYER = 'This folder of lib has no layer: give it one in .dependency-cruiser.cjs.'

const DATABASE = '^lib/platform/db/'

/** Files that start with `import 'server-only'`. All other files of lib are pure and may run in the browser. */
const serverFiles = readdirSync('lib', { recursive: true })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `lib/${name}`)
  .filter(
    (file) => !file.includes('/generated/') && readFileSync(file, 'utf8').includes("import 'server-only'"),
  )
  .map((file) => `^${file.replaceAll('.', '\\.')}$`)

module.exports = {
  forbidden: [
    forbid(
      'no-cycle',
      'Files import each other in one direction only, types included.',
      {},
      { circular: true },
    ),
    {
      ...forbid(
        'no-cycle-of-folders',
        'Folders of lib import each other in one direction only.',
        { path: '^lib/' },
        { circular: true },
      ),
      scope: 'folder',
    },
    ...layerRules,
    forbid('lib-folder-without-layer', NO_LAYER, { path: '^lib/.+/', pathNot: LAYERED }, {}),
    forbid('import-of-folder-without-layer', NO_LAYER, {}, { path: '^lib/.+/', pathNot: LAYERED }),
    forbid(
      'lib-knows-no-screen',
      'The domain does not know the screens.',
      { path: '^lib/' },
      { path: '^(components|app)/' },
    ),
    forbid(
      'pure-file-imports-server',
      'This file may run in the browser: it imports nothing of the server.',
      { path: '^lib/', pathNot: ['^lib/documents/pdf/', ...serverFiles] },
      { path: [DATABASE, ...serverFiles] },
    ),
    forbid(
      'component-imports-server',
      'Components get what they show as props; the database and the session stay on the server.',
      { path: '^components/' },
      { path: [DATABASE, ...serverFiles] },
    ),
    forbid(
      'component-imports-api',
      'Components take types from the definitions of the API, and nothing that would bring the schemas to the browser.',
      { path: '^components/' },
      { path: '^lib/api/', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'component-loads-response-schema',
      'Components import only the types of results: the browser has no use for the schemas.',
      { path: '^components/' },
      { path: '^lib/.*(-response|/response-fields)\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'component-imports-app',
      'Pages are made of components, not the other way round.',
      { path: '^components/' },
      { path: '^app/' },
    ),
    forbid(
      'kit-imports-lib',
      'components/ui knows no domain.',
      { path: '^components/ui/' },
      { path: '^lib/', pathNot: '^lib/(utils|core/lists/search-folding)\\.ts$' },
    ),
    forbid(
      'kit-imports-components',
      'components/ui knows no domain.',
      { path: '^components/ui/' },
      { path: '^components/', pathNot: '^components/(ui|hooks)/' },
    ),
    forbid(
      'shared-imports-domain',
      'components/shared knows no domain.',
      { path: '^components/shared/' },
      { path: '^components/', pathNot: '^components/(ui|hooks|shared)/' },
    ),
    forbid(
      'domain-imports-other-domain',
      'A domain uses components/ui, components/hooks, components/shared and itself. What two domains need belongs in shared.',
      { path: '^components/([^/]+)/', pathNot: '^components/(ui|hooks|shared|layout)/' },
      { path: '^components/', pathNot: '^components/(ui|hooks|shared|$1)/' },
    ),
    forbid(
      'page-imports-below-queries',
      'Pages call a query and compose components.',
      { path: '^app/', pathNot: '/route\\.tsx?$' },
      { path: [DATABASE, '^lib/.*[/-]schema\\.ts$', '^lib/platform/http/api-client\\.ts$'] },
    ),
    forbid(
      'route-imports-below-domain',
      'A route parses, makes one call of the domain and answers.',
      { path: '^app/api/.*\\.ts$' },
      { path: [DATABASE, '^components/', '^app/'] },
    ),
    forbid(
      'route-imports-all-definitions',
      'A route imports the definitions of its own area: with all of them it would load the schemas of the whole API.',
      { path: '^app/api/.*\\.ts$' },
      { path: '^lib/api/definitions/index\\.ts$' },
    ),
    forbid(
      'middleware-only-redirects',
      'The middleware only redirects; every page and route checks for itself.',
      { path: '^middleware\\.ts$' },
      {
        path: '^(components|app|lib)/',
        pathNot: '^lib/(auth/rules/paths|platform/http/csp|mail/transports/local-mailbox-key)\\.ts$',
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['node_modules', '^lib/platform/db/generated/'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
  },
}
