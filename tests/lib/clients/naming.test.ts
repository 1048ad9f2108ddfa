import { clientContact, clientTitle } from '@/lib/parties/naming'
import { updateClient } from '@/lib/parties/mutations'
import { db } from '@/lib/platform/db/client'
import { createClient } from '@/tests/factories/client'
import { createUser } from '@/tests/factories/user'

const CASES = [
  [{ name: 'Grace Hopper', companyName: 'Compilers Ltd' }, 'Compilers Ltd', 'Grace Hopper'],
  [{ name: 'Grace Hopper', companyName: null }, 'Grace Hopper', null],
  [{ name: 'Grace Hopper', companyName: '' }, 'Grace Hopper', null],
  [{ name: 'Compilers Ltd', companyName: 'Compilers Ltd' }, 'Compilers Ltd', null],
] as const

it.each(CASES)('names the company first and the person second: %j', (client, title, contact) => {
  expect([clientTitle(client), clientContact(client)]).toEqual([title, contact])
})

it('is what the database sorts by, whatever a client is renamed to', async () => {
  const { actor } = await createUser()
  const { id } = await createClient(actor)
  for (const [names, title] of CASES) {
    await db.client.update({ where: { own: { businessId: actor.businessId, id } }, data: names })
    expect(
      await db.client.findUnique({
        where: { own: { businessId: actor.businessId, id } },
        select: { title: true },
      }),
    ).toEqual({
      title,
    })
  }
  await updateClient(actor, id, { companyName: 'Ada & Sons' })
  expect(await db.client.findFirst({ where: { id }, select: { title: true } })).toEqual({
    title: 'Ada & Sons',
  })
})
