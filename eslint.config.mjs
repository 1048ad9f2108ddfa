import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { readFileSync, readdirSync } from 'node:fs'
import { FLOORS, floorZones } from './scripts/lib/floors.mjs'
import { ownedModels, scopedQueries } from './scripts/lib/lint/scoped-queries.mjs'
import { UNSCOPED } from './scripts/lib/lint/unscoped.mjs'

// The import table of docs/architecture.md. A file that begins with `import 'server-only'` is a server file; every
// other file of lib is pure and runs anywhere.
const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => `./${entry.parentPath ?? entry.path}/${entry.name}`)
const folders = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))

const inLib = files('lib').filter((file) => !file.includes('/generated/'))
const isServer = (file) => readFileSync(file, 'utf8').includes("import 'server-only'")
const database = './lib/platform/db'
const server = [...inLib.filter(isServer), database]
const pure = inLib.filter((file) => !isServer(file) && !file.startsWith('./lib/render/pdf/'))

const kit = ['./ui', './shared']
const zones = [
  ...floorZones(folders('lib')),
  {
    target: './components',
    from: server,
    message: 'Components get what they show as props; the database and the session stay on the server.',
  },
  {
    target: './components',
    from: './app',
    message: 'Pages are made of components, not the other way round.',
  },
  {
    target: './components/ui',
    from: './lib',
    except: ['./kernel/utils.ts'],
    message: 'The kit knows no domain.',
  },
  { target: './components/ui', from: './components', except: ['./ui'], message: 'The kit knows no domain.' },
  {
    target: './components/shared',
    from: './components',
    except: kit,
    message: 'Shared parts know no domain.',
  },
  ...folders('components')
    .filter((name) => !['ui', 'shared', 'layout'].includes(name))
    .map((name) => ({
      target: `./components/${name}`,
      from: './components',
      except: [...kit, `./${name}`],
      message: 'A domain uses the kit, the shared parts and itself. What two need belongs into shared.',
    })),
  {
    target: './app/**/!(route).{ts,tsx}',
    from: [
      database,
      ...inLib.filter((file) => /[/-]schema\.ts$/.test(file)),
      './lib/platform/http/client.ts',
    ],
    message: 'Pages ask a query and compose components.',
  },
  {
    target: './app/api/**/*.ts',
    from: [database, './components', './app'],
    message: 'A route parses, makes one call of the domain and answers.',
  },
  {
    target: './app/api/**/*.ts',
    from: ['./lib/api/definitions/index.ts'],
    message:
      'A route needs the definitions of its own area: with all of them it would hold the schemas of the whole API.',
  },
  { target: './lib', from: ['./components', './app'], message: 'The domain does not know the screens.' },
  { target: pure, from: server, message: 'This file runs in the browser too: nothing of the server here.' },
  { target: './middleware.ts', from: ['./components', './app'], message: 'The middleware only redirects.' },
  {
    target: './middleware.ts',
    from: './lib',
    except: ['./identity/rules/paths.ts', './platform/http/csp.ts', './platform/mail/mailbox-key.ts'],
    message: 'The middleware only redirects; every page and route checks for itself.',
  },
]

/** Rooms that run in a request, a script and a test alike. Cookies, headers and React's cache are met at either end of the house. */
const unframed = FLOORS.flat().filter(
  (room) => !['platform', 'identity', 'render', 'actions', 'api'].includes(room),
)

const outsideNext = (message) => ({
  'no-restricted-imports': [
    'error',
    { patterns: [{ group: ['next', 'next/*', 'react', 'react-dom', 'react-dom/*'], message }] },
  ],
})

const SUSPENSE = 'JSXElement[openingElement.name.name="Suspense"]'
const PART = ':matches(JSXElement, JSXExpressionContainer)'
const ALONE =
  'One lazy part, one boundary: while a second one is fetched, React hides the first, and a field in it loses the focus.'

const SCOPED = 'ObjectExpression:has(> Property[key.name="where"]:not([value.properties.length=0]))'
const WHOLE_TABLE = `CallExpression[callee.property.name=/^(delete|update)Many$/]:not(:has(> ${SCOPED}))`
const OTHERS =
  'Other tests have rows in this table too: name those that are meant, or delete what a test made (tests/factories/user.ts).'

const models = ownedModels(readFileSync('prisma/schema.prisma', 'utf8'))

const config = [
  ...next,
  ...typescript,
  // Links to pages are looked at as well: which there are belongs to what a result in the cache was found under.
  { settings: { pages: files('app').filter((file) => file.endsWith('/page.tsx')) } },
  {
    ignores: [
      '.data/**',
      'coverage/**',
      'test-results/**',
      'lib/platform/db/generated/**',
      'bench/bare-next/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'import/no-restricted-paths': ['error', { zones }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, caughtErrors: 'none' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'react-hooks/exhaustive-deps': 'error',
      'jsx-a11y/alt-text': 'error',
      // A change of session asks for a full page, so that nothing of the old one stays in memory.
      '@next/next/no-location-assign-relative-destination': 'off',
      eqeqeq: ['error', 'smart'],
      'no-restricted-syntax': ['error', { selector: `${SUSPENSE} > ${PART} ~ ${PART}`, message: ALONE }],
    },
  },
  { files: ['**/*.{js,mjs,cjs}'], rules: { 'no-unused-vars': ['error', { ignoreRestSiblings: true }] } },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['app/**/{error,global-error}.tsx'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'lib/platform/http/{client,attempts}.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'crypto',
          property: 'randomUUID',
          message: 'It is missing on pages without https: use newUuid.',
        },
      ],
    },
  },
  {
    files: ['lib/**/*.ts'],
    plugins: { house: { rules: { 'scoped-queries': scopedQueries } } },
    rules: { 'house/scoped-queries': ['error', { models, unscoped: UNSCOPED }] },
  },
  {
    files: unframed.map((room) => `lib/${room}/**/*.{ts,tsx}`),
    rules: outsideNext('The domain knows no framework: it runs in a request, a script and a test alike.'),
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', { selector: WHOLE_TABLE, message: OTHERS }] },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // The PDF's pictures are drawn, not read aloud.
  { files: ['lib/render/pdf/**'], rules: { 'jsx-a11y/alt-text': 'off' } },
  {
    // The site goes without the router's script.
    files: ['app/(marketing)/**', 'components/marketing/**', 'app/not-found.tsx'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'next.config.js', '**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@next/next/no-assign-module-variable': 'off' },
  },
]

export default config
