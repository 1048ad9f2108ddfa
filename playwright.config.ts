import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

// `npm test` builds the application, serves it with a database of its own and says where. By hand: start it with
// `npm start` or `npm run dev`, then `npx playwright test`.
const systems = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const chromium = process.env.CHROMIUM_PATH ?? systems.find((file) => existsSync(file))

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Each test makes people of its own, so any two can run side by side, those of one file too.
  // For two cores, as each waits now and then.
  workers: 3,
  fullyParallel: true,
  // What is waited for ends the wait; how long it may take is for a machine that is busy, and no part of any check.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A test that only passes the second time has found something.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? 'http://localhost:3000',
    screenshot: 'only-on-failure',
    // A trace takes as long as the test itself: `npx playwright test FILE --trace on` makes one of a test that failed.
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A page lives for seconds here: what is made faster for later is never used, and costs a tenth.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
})
