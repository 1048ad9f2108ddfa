import { defineConfig } from '@playwright/test'
import { settings } from './tests/e2e/playwright-settings'

/** End-to-end tests of `npm test`. Other browser tests are in playwright.verify.config.ts. */
export default defineConfig({
  ...settings,
  outputDir: 'test-results/journeys',
  projects: [{ name: 'journeys', testDir: 'tests/e2e' }],
})
