import { ROLES } from '@/lib/kernel/access/actor'
import { roleMay, type Permission } from '@/lib/kernel/access/permissions'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/render/pdf/render'
import { signedInAs } from '@/tests/factories/member'
import { answers, neededFor, place } from '@/tests/factories/matrix'
import { statusOf } from '@/tests/factories/routes'

// Every call that takes a business, by each role. Each is one that would succeed for the owner of the things it names.

jest.setTimeout(240_000)
afterAll(closeRenderer)

it.each(ROLES)('lets %s do what the table says, and nothing else', async (role) => {
  const may = (permission: Permission) => roleMay(role, permission)
  const { given, wanted } = await answers(
    () => place((owner) => (role === 'OWNER' ? Promise.resolve(owner) : signedInAs(role, owner.user))),
    (route, body) => (neededFor(route, body).every(may) ? statusOf(route) : 403),
  )
  expect(given).toEqual(wanted)
})

it('lets staff delete and cancel where the business says so', async () => {
  const make = () =>
    place(async (owner) => {
      await db.business.update({ where: { id: owner.user.businessId }, data: { staffMayDelete: true } })
      return signedInAs('STAFF', { ...owner.user, staffMayDelete: true })
    })
  const may = (permission: Permission) => roleMay('STAFF', permission, { staffMayDelete: true })
  const { given, wanted } = await answers(make, (route, body) =>
    neededFor(route, body).every(may) ? statusOf(route) : 403,
  )
  expect(given).toEqual(wanted)
})
