import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { Client } from 'pg'
import { testCronSecret } from '../../../../scripts/lib/app-environment.mjs'
import { createEmail, PASSWORD } from '../../../e2e/helpers'
import { createSmtpServer, type SmtpMessage } from '../../../factories/smtp-server'

export type MailApp = Awaited<ReturnType<typeof startMailApp>>

/**
 * Starts another instance of the application with its own database, a real mail server and a way to simulate elapsed
 * days. `env` is added to its environment.
 */
export async function startMailApp(name: string, env: Record<string, string> = {}) {
  const smtp = createSmtpServer()
  await smtp.listen()
  const options = { name, env: { SMTP_URL: smtp.url, MAIL_FROM: 'billing@example.com', ...env } }
  const server = fork('tests/e2e/server.mjs', [JSON.stringify(options)], {
    // Without Playwright's loader, which is meant for its tests.
    env: { ...process.env, NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(server, 'exit')
  const [started] = await Promise.race([once(server, 'message'), ended])
  if (typeof started !== 'object') throw new Error('The application did not start')
  const { origin, databaseUrl } = started as { origin: string; databaseUrl: string }
  const database = new Client({ connectionString: databaseUrl })
  await database.connect()

  return {
    origin,
    mails: smtp.mails,
    /** Simulates elapsed days by making everything in the database older. Sessions stay valid. */
    pass: (days: number) => makeOlder(database, days),
    /** Runs due jobs, like the scheduler. */
    runJobs: (request: APIRequestContext) =>
      request.get(`${origin}/api/cron`, { headers: { authorization: `Bearer ${testCronSecret}` } }),
    async stop() {
      await database.end()
      server.kill()
      await ended
      await smtp.stop()
    },
  }
}

async function makeOlder(database: Client, days: number): Promise<void> {
  const { rows } = await database.query<{ table: string; columns: string[] }>(`
    SELECT c.table_name AS "table", array_agg(c.column_name::text) AS "columns"
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name NOT IN ('Session', '_prisma_migrations')
      AND (c.data_type = 'date' OR c.data_type LIKE 'timestamp%')
    GROUP BY c.table_name`)
  for (const { table, columns } of rows) {
    const older = columns.map((column) => `"${column}" = "${column}" - interval '${days} days'`)
    await database.query(`UPDATE "${table}" SET ${older.join(', ')}`)
  }
}

/** Decodes an email's transfer encoding. */
export const decodeMail = ({ source }: SmtpMessage): string =>
  source
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))

/** Returns the link in the newest email to an address. */
export async function findMailLink(app: MailApp, to: string, path: string): Promise<string> {
  await expect.poll(() => app.mails.some((mail) => mail.to.includes(to))).toBe(true)
  const mail = app.mails.findLast(({ to: all }) => all.includes(to))!
  return new RegExp(`${app.origin}${path}[\\w=?-]+`).exec(decodeMail(mail))![0]
}

/** Registers through the real mail server, signs in, and sets up a business with one client. */
export async function signUp(app: MailApp, page: Page, client: string): Promise<void> {
  const email = createEmail('mail')
  const { request } = page
  const call = async (method: 'post' | 'patch', path: string, data: object) => {
    const response = await request[method](app.origin + path, { data })
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true)
  }
  await call('post', '/api/register', { email, fullName: 'Ada Lovelace', password: PASSWORD })
  const link = new URL(await findMailLink(app, email, '/verify-email'))
  await call('post', '/api/auth/verify-email', { token: link.searchParams.get('token') })
  await page.goto(`${app.origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/onboarding/)
  await call('patch', '/api/user/onboarding', { isOnboarded: true })
  await call('patch', '/api/user/settings', { companyName: 'Analytical Engines', timeZone: 'UTC' })
  await call('post', '/api/clients', { name: 'Grace Hopper', email: client })
}
