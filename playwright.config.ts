import { defineConfig } from '@playwright/test'
import { settings } from './tests/e2e/playwright-settings'

/** The journeys of `npm test`. What else needs a browser is in playwright.verify.config.ts. */
export default defineConfig({
  ...settings,
  outputDir: 'test-results/journeys',
  projects: [{ name: 'journeys', testDir: 'tests/e2e' }],
})
