import { existsSync } from 'node:fs'
import { devices, type PlaywrightTestConfig } from '@playwright/test'

const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) =>
  existsSync(file),
)

/** Shared by the end-to-end tests (playwright.config.ts) and the parts of verify (playwright.verify.config.ts). */
export const settings: PlaywrightTestConfig = {
  // Each test creates its own accounts, so all can run in parallel.
  fullyParallel: true,
  workers: 3,
  // Generous limits for a busy machine.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'dot' : 'list',
  // BASE_URL selects a running application, such as `npm run dev`.
  webServer: process.env.BASE_URL
    ? undefined
    : {
        command: 'node tests/e2e/server.mjs',
        // Sets APP_PORT, and E2E_DATABASE_URL for scenarios (scenario.ts).
        wait: { stdout: /Ready on http:\/\/localhost:(?<app_port>\d+) with (?<e2e_database_url>\S+)/ },
        // The build takes a minute or two.
        timeout: 600_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.BASE_URL ?? `http://localhost:${process.env.APP_PORT}`,
    screenshot: 'only-on-failure',
    // Recording doubles a test's time. To investigate a failure: `npx playwright test FILE --trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? systemChromium,
      args: [
        '--no-sandbox',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live only for seconds here, so optimising JavaScript costs more than it saves.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
}
