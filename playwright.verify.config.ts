import { defineConfig } from '@playwright/test'
import { settings } from './tests/e2e/playwright-settings'

const project = (name: string) => ({
  name,
  testDir: `tests/verify/browser/${name}`,
  outputDir: `test-results/verify/${name}`,
})

/**
 * Browser tests of `npm run verify`: `npx playwright test --config playwright.verify.config.ts
 * --project=accessibility`.
 */
export default defineConfig({
  ...settings,
  projects: ['accessibility', 'forms', 'languages', 'layout', 'journeys-more'].map(project),
})
