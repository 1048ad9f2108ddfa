import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { updateClient } from '@/lib/clients/mutations'
import { db } from '@/lib/platform/db/client'
import { createClient } from '@/tests/factories/client'
import { createUser } from '@/tests/factories/user'

const CASES = [
  [{ name: 'Grace Hopper', companyName: 'Compilers Ltd' }, 'Compilers Ltd', 'Grace Hopper'],
  [{ name: 'Grace Hopper', companyName: null }, 'Grace Hopper', null],
  [{ name: 'Grace Hopper', companyName: '' }, 'Grace Hopper', null],
  [{ name: 'Compilers Ltd', companyName: 'Compilers Ltd' }, 'Compilers Ltd', null],
] as const

it.each(CASES)(
  'a display name consists of the company first and the person second: %j',
  (client, title, contact) => {
    expect([getClientTitle(client), findClientContact(client)]).toEqual([title, contact])
  },
)

it('the database stores the title that clients are sorted by, and updates it on a rename', async () => {
  const { actor } = await createUser()
  const { id } = await createClient(actor)
  const where = { own: { businessId: actor.businessId, id } }
  const stored = () => db.client.findUnique({ where, select: { title: true } })
  for (const [names, title] of CASES) {
    await db.client.update({ where, data: names })
    expect(await stored()).toEqual({ title })
  }
  await updateClient(actor, id, { companyName: 'Ada & Sons' })
  expect(await stored()).toEqual({ title: 'Ada & Sons' })
})
