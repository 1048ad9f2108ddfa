import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { env } from '@/lib/platform/env'

/**
 * Gives a test file its own database, copied from the migrated template. For code that reads every account (jobs,
 * whole tables) and would find rows of other test files. Call it before any other hook.
 */
export function setUpOwnDatabase(): void {
  const name = `own_${randomUUID().replaceAll('-', '')}`

  beforeAll(async () => {
    const url = new URL(process.env.DATABASE_URL!)
    await administer(
      `CREATE DATABASE ${name} TEMPLATE ${process.env.TEST_DATABASE_TEMPLATE} OWNER ${url.username}`,
    )
    url.pathname = name
    env().DATABASE_URL = process.env.DATABASE_URL = url.href
  })
  afterAll(() => administer(`DROP DATABASE ${name} WITH (FORCE)`))
}

async function administer(statement: string): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_ADMIN_URL })
  await client.connect()
  await client.query(statement)
  await client.end()
}
