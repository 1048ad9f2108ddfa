import * as clients from '@/app/api/clients/route'
import { db } from '@/lib/platform/db/client'
import { Browser } from '@/tests/factories/browser'

/** Makes the database reject every new client, as if it ran out of a resource. */
async function refuse(state: string, words: string, work: () => Promise<void>) {
  await db.$executeRawUnsafe(`CREATE FUNCTION run_out() RETURNS trigger AS $$ BEGIN
    RAISE EXCEPTION '${words}' USING ERRCODE = '${state}'; END $$ LANGUAGE plpgsql`)
  await db.$executeRawUnsafe(
    'CREATE TRIGGER run_out BEFORE INSERT ON "Client" FOR EACH ROW EXECUTE FUNCTION run_out()',
  )
  try {
    await work()
  } finally {
    await db.$executeRawUnsafe('DROP FUNCTION run_out CASCADE')
  }
}

const add = (browser: Browser, name = 'Ada') =>
  browser.call(clients.POST, '/api/clients', { method: 'POST', body: { name } })

it('reports a full disk, that nothing was changed, and who can help', async () => {
  const owner = await Browser.signedIn()
  await refuse('53100', 'could not extend file "base/5/7": No space left on device', async () => {
    const answer = await add(owner)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([507, '60'])
    const { message } = (await answer.json()) as { message: string }
    expect(message).toMatch(/enough storage for this, so nothing was changed.*\(Reference [\da-f]{8}\)/)
    expect(message).not.toMatch(/base|device/)
    expect((await owner.call(clients.GET, '/api/clients')).status).toBe(200)
  })
  expect((await add(owner)).status).toBe(201)
})

it('reports that the database can’t be reached if it accepts no connections', async () => {
  const owner = await Browser.signedIn()
  await refuse('53300', 'sorry, too many clients already', async () => {
    const answer = await add(owner)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  })
})

it('does not mistake user input in an error message for a database failure', async () => {
  const owner = await Browser.signedIn()
  await refuse('22000', 'No space left on device 53100', async () => {
    expect((await add(owner)).status).toBe(500)
  })
})
