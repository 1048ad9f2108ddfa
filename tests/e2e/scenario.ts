import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, type BrowserContext } from '@playwright/test'
import type { ScenarioName, scenarios } from '@/prisma/seed/scenarios'
import { createAppEnvironment } from '../../scripts/lib/app-environment.mjs'

const root = path.resolve(__dirname, '../..')

type Result<Name extends ScenarioName> = Awaited<ReturnType<(typeof scenarios)[Name]>>

/** Runs a scenario (prisma/seed/scenarios) on the web server's database and signs this browser in to its account. */
export async function startScenario<Name extends ScenarioName>(
  context: BrowserContext,
  name: Name,
): Promise<Result<Name>> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/seed.mjs', name, '--json'], {
    cwd: root,
    env: seedEnvironment(),
  })
  const result = JSON.parse(stdout) as Result<Name>
  await signIn(context, result)
  return result
}

/**
 * Returns the seed command's environment. Without E2E_DATABASE_URL the application was started manually, and the
 * command finds its database itself.
 */
function seedEnvironment(): NodeJS.ProcessEnv {
  const { E2E_DATABASE_URL, APP_PORT } = process.env
  return E2E_DATABASE_URL ? createAppEnvironment(E2E_DATABASE_URL, Number(APP_PORT)) : process.env
}

async function signIn({ request }: BrowserContext, { email, password }: Result<ScenarioName>): Promise<void> {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }
  const response = await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, email, password, json: 'true' },
  })
  const { url } = (await response.json()) as { url: string }
  expect(new URL(url).searchParams.get('error')).toBeNull()
}
