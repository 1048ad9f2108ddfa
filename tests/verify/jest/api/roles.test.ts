import '@/tests/factories/enable-full-size'
import '@/tests/api/roles.test'
import { ROLES } from '@/lib/core/access/actor'
import { roleHasPermission, type Permission } from '@/lib/core/access/permissions'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { signInAs } from '@/tests/factories/member'
import { callGuardedRoutes, getRequiredPermissions, createAccessCase } from '@/tests/factories/access-matrix'
import { getExpectedStatus } from '@/tests/factories/routes'

// Every call that takes a business, by each role. Each would succeed for the owner of the resources.

jest.setTimeout(240_000)
afterAll(closeRenderer)

it.each(ROLES)('gives %s exactly the documented permissions', async (role) => {
  const may = (permission: Permission) => roleHasPermission(role, permission)
  const { given, wanted } = await callGuardedRoutes(
    () =>
      createAccessCase((owner) => (role === 'OWNER' ? Promise.resolve(owner) : signInAs(role, owner.user))),
    (route, body) => (getRequiredPermissions(route, body).every(may) ? getExpectedStatus(route) : 403),
  )
  expect(given).toEqual(wanted)
})

it('lets staff delete and cancel if the business allows it', async () => {
  const make = () =>
    createAccessCase(async (owner) => {
      await db.business.update({ where: { id: owner.user.businessId }, data: { staffMayDelete: true } })
      return signInAs('STAFF', { ...owner.user, staffMayDelete: true })
    })
  const may = (permission: Permission) => roleHasPermission('STAFF', permission, { staffMayDelete: true })
  const { given, wanted } = await callGuardedRoutes(make, (route, body) =>
    getRequiredPermissions(route, body).every(may) ? getExpectedStatus(route) : 403,
  )
  expect(given).toEqual(wanted)
})
