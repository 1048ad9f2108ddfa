// A page that fails, in a browser, on the current build: the reference on its error card is in the log.
import assert from 'node:assert/strict'
import { closeSync, openSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { chromium } from '@playwright/test'
import { createAppEnvironment } from '../../../scripts/lib/app-environment.mjs'
import { findOrInstallChromium } from '../../../scripts/lib/chromium.mjs'
import { runStatements } from '../../../scripts/lib/embedded-postgres.mjs'
import { freePort } from '../../../scripts/lib/ports.mjs'
import { startScratch } from '../../../scripts/lib/scratch-postgres.mjs'
import { startApp } from '../../../scripts/lib/app.mjs'
import { runScript, createTemporaryFolder } from '../../scripts/helpers.mjs'

test(
  'the reference on a failed page’s error card is in the log, without the path',
  { timeout: 180_000 },
  async (t) => {
    const { signal } = new AbortController()
    const scratch = await startScratch()
    t.after(() => scratch.stop())
    const port = await freePort()
    const env = createAppEnvironment(await scratch.createDatabase('broken'), port)
    assert.equal(await runScript(t, ['scripts/db.mjs', 'seed'], { ...env, CRON_SECRET: '' }).ended, 0)
    const logFile = path.join(createTemporaryFolder(t), 'app.log')
    const log = openSync(logFile, 'w')
    const app = await startApp({ env: { ...env, CRON_SECRET: '' }, signal, stdio: log })
    t.after(() => app.stop())
    closeSync(log)
    const browser = await chromium.launch({
      executablePath: await findOrInstallChromium(signal),
      args: ['--no-sandbox', '--disable-quic'],
    })
    t.after(() => browser.close())
    const page = await browser.newPage({ baseURL: env.NEXTAUTH_URL })
    await page.goto('/login')
    await page.getByLabel('Email').fill('demo@example.com')
    await page.getByLabel('Password', { exact: true }).fill('demo1234')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(`${env.NEXTAUTH_URL}/`)

    await runStatements(env.DATABASE_URL, ['ALTER TABLE "Client" RENAME TO "Gone"'])
    await page.goto('/clients?q=secret-word')
    const reference = await page.locator('code').first().innerText()
    assert.match(reference, /^\d+/)

    const lines = readFileSync(logFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    const line = lines.find((one) => one.reference === reference)
    assert.deepEqual([line?.msg, line?.level], ['page failed', 50])
    assert.match(line.route, /\/clients$/)
    assert.match(line.err.message, /Client/)
    assert.equal(JSON.stringify(line).includes('secret-word'), false)
    // The log reports missing settings at the start.
    assert.match(lines.map(({ msg }) => msg).join('\n'), /CRON_SECRET is not set/)
  },
)
