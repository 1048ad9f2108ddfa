import nextJest from 'next/jest.js'

const withNext = nextJest({ dir: './' })

// ES-module-only packages, which Jest must transpile.
const esModules = [
  '@react-pdf',
  'color-string',
  'color-name',
  'fontkit',
  'restructure',
  'unicode-properties',
  'linebreak',
  'png-js',
  'jay-peg',
  'yoga-layout',
  '@swc/helpers',
  'file-type',
  'strtok3',
  'token-types',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  '@standard-schema',
  'nodemailer',
  'uploadthing',
  '@uploadthing',
  'geist',
  '@react-email/render',
  'country-to-currency',
  'next-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  'use-intl',
]

const shared = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^@react-pdf/hyphenate/(.*)$': '<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js',
    '^@react-email/render$': '<rootDir>/node_modules/@react-email/render/dist/node/index.mjs',
    '\\.woff2$': '<rootDir>/tests/setup/font-file.ts',
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
    '^@tokenizer/inflate$': '<rootDir>/node_modules/@tokenizer/inflate/lib/index.js',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.next/',
    '<rootDir>/build/',
    '<rootDir>/.data/',
    '<rootDir>/test-results/',
  ],
}

async function project(options) {
  const config = await withNext({ ...shared, ...options })()
  config.transformIgnorePatterns = [
    `/node_modules/(?!(?:${esModules.join('|')})/)`,
    '\\.module\\.(css|sass|scss)$',
  ]
  return config
}

/**
 * Creates two projects over the test files in `folders`: `server` for domain rules and route handlers on a real
 * database, and `browser` for components, queried by role and label.
 */
export async function createConfig(folders) {
  const filesEndingIn = (ending) => folders.map((folder) => `<rootDir>/${folder}/**/*${ending}`)
  return {
    // Generous, so that no test depends on the machine's speed.
    testTimeout: 120_000,
    projects: [
      await project({
        displayName: 'server',
        testEnvironment: 'node',
        testMatch: filesEndingIn('.test.ts'),
        globalSetup: '<rootDir>/tests/setup/global-setup.mjs',
        globalTeardown: '<rootDir>/tests/setup/global-teardown.mjs',
        setupFiles: ['<rootDir>/tests/setup/environment.ts'],
        setupFilesAfterEnv: [
          '<rootDir>/tests/setup/disconnect-database.ts',
          '<rootDir>/tests/setup/fast-argon2.ts',
          '<rootDir>/tests/setup/server-mocks.ts',
        ],
      }),
      await project({
        displayName: 'browser',
        testEnvironment: 'jsdom',
        testMatch: filesEndingIn('.test.tsx'),
        setupFiles: ['<rootDir>/tests/setup/environment.ts'],
        setupFilesAfterEnv: [
          '<rootDir>/tests/setup/dom.ts',
          '<rootDir>/tests/setup/browser-mocks.ts',
          '<rootDir>/tests/setup/short-option-lists.ts',
        ],
        // All tests of a file share the mocks.
        clearMocks: true,
      }),
    ],
  }
}

export default createConfig(['tests/api', 'tests/components', 'tests/lib'])
