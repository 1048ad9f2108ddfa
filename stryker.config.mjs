/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
const config = {
  testRunner: 'jest',
  jest: { configFile: 'jest.stryker.config.mjs' },
  coverageAnalysis: 'perTest',
  mutate: [
    'lib/core/money/{index,parse,quantity}.ts',
    'lib/documents/totals/{charges,compute-totals,allocate,parse-charges}.ts',
    'lib/documents/payment-status/payment-status.ts',
    'lib/documents/credit-notes/{credit-content,creditable-amounts,rounding-cap}.ts',
    'lib/documents/lifecycle/{action-rules,document-actions,kinds}.ts',
    'lib/business/numbering/{infer-pattern,pattern}.ts',
  ],
  // Strings are messages and codes; if one decides something, the comparison around it is mutated too.
  mutator: { excludedMutations: ['StringLiteral'] },
  concurrency: 2,
  // Generous, so that a slow test on a busy machine doesn't count as an endless loop.
  timeoutMS: 10_000,
  ignorePatterns: ['/.next', '/.data', '/build', '/bench', '/docs', '/public', '/test-results', '/tests/e2e'],
  tempDirName: 'test-results/stryker-tmp',
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'test-results/stryker/index.html' },
  jsonReporter: { fileName: 'test-results/stryker/report.json' },
  // A few points below the current score, so that a real drop fails.
  thresholds: { high: 90, low: 85, break: 90 },
}

export default config
