import next from 'eslint-config-next/core-web-vitals'
import typescript from 'eslint-config-next/typescript'
import { readFileSync, readdirSync } from 'node:fs'
import { listOwnedModels, scopedQueries } from './scripts/lib/lint/scoped-queries.mjs'
import { UNSCOPED_QUERIES } from './scripts/lib/lint/unscoped-queries.mjs'

const pages = readdirSync('app', { recursive: true }).filter((file) => file.endsWith('page.tsx'))

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

const SPREADS = [
  'ObjectExpression > SpreadElement > ObjectExpression',
  'JSXSpreadAttribute > ObjectExpression:not(:has(> Property[computed=true]))',
].map((selector) => ({
  selector,
  message: 'Write the properties themselves, so that TypeScript checks for excess ones.',
}))

const SCOPED = 'ObjectExpression:has(> Property[key.name="where"]:not([value.properties.length=0]))'
const WHOLE_TABLE = `CallExpression[callee.property.name=/^(delete|update)Many$/]:not(:has(> ${SCOPED}))`
const OTHERS =
  'Other tests have rows in this table too: name those that are meant, or delete what a test made (tests/factories/user.ts).'

const models = listOwnedModels(readFileSync('prisma/schema.prisma', 'utf8'))

const config = [
  ...next,
  ...typescript,
  // The rules also check links to pages. Listing the pages here invalidates cached results when they change.
  { settings: { pages } },
  {
    ignores: [
      '.data/**',
      '.vercel/**',
      'coverage/**',
      'test-results/**',
      'lib/platform/db/generated/**',
      '**/*.d.json.ts',
      'bench/bare-next/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, caughtErrors: 'none' }],
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      'react-hooks/exhaustive-deps': 'error',
      'jsx-a11y/alt-text': 'error',
      // Changing the session loads a full page, so that no data of the old one stays in memory.
      '@next/next/no-location-assign-relative-destination': 'off',
      eqeqeq: ['error', 'smart'],
      'no-restricted-syntax': [
        'error',
        ...SPREADS,
        { selector: `${SUSPENSE} > ${PART} ~ ${PART}`, message: ALONE },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    rules: {
      'no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-restricted-syntax': ['error', ...SPREADS],
    },
  },
  {
    files: ['{app,components,lib}/**/*.{ts,tsx}', 'middleware.ts'],
    ignores: ['app/**/{error,global-error}.tsx'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['components/**/*.{ts,tsx}', 'lib/platform/http/{api-client,request-keys}.ts'],
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
    rules: { 'house/scoped-queries': ['error', { models, unscoped: UNSCOPED_QUERIES }] },
  },
  {
    files: ['lib/**/*.{ts,tsx}'],
    ignores: [
      'lib/{platform,api,auth}/**',
      'lib/mail/{gmail,letters,transports,worker}/**',
      'lib/documents/{pdf,view,templates}/**',
    ],
    rules: outsideNext('The domain knows no framework: it runs in a request, a script and a test alike.'),
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...SPREADS, { selector: WHOLE_TABLE, message: OTHERS }] },
  },
  { files: ['scripts/**', 'bench/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  // Images in the PDF have no alternative text.
  { files: ['lib/documents/pdf/**'], rules: { 'jsx-a11y/alt-text': 'off' } },
  {
    // The marketing site works without the router's script.
    files: ['app/(marketing)/**', 'components/marketing/**', 'app/not-found.tsx'],
    rules: { '@next/next/no-html-link-for-pages': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'next.config.js', '**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off', '@next/next/no-assign-module-variable': 'off' },
  },
]

export default config
