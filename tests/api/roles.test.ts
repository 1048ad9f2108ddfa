import { ROLES } from '@/lib/core/access/actor'
import { roleHasPermission } from '@/lib/core/access/permissions'
import { db } from '@/lib/platform/db/client'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { Browser } from '@/tests/factories/browser'
import { createInvitation } from '@/tests/factories/invitation'
import { signInAs, signInAt } from '@/tests/factories/member'
import {
  guardedRoutes,
  getRequiredPermissions,
  createAccessCase,
  sampleRoutes,
  type AccessCase,
} from '@/tests/factories/access-matrix'
import { createCall, routes, sendCall, type Route } from '@/tests/factories/routes'
import { readBusinessRows } from '@/tests/factories/business-rows'
import { createUser } from '@/tests/factories/user'

// Every route that takes a business, called by users without the permission. Each call would succeed for the owner of
// the resources, which route-access.test.ts shows. The full matrix is in tests/verify/jest/api/roles.test.ts.

afterAll(closeRenderer)

describe('spec 6: what each role may do', () => {
  it.each(ROLES.filter((role) => role !== 'OWNER'))(
    'denies %s every call that needs a permission the role lacks',
    async (role) => {
      const { owner, things, caller } = await createAccessCase((one) => signInAs(role, one.user))
      const calls: [Route, Awaited<ReturnType<typeof createCall>>][] = []
      for (const route of guardedRoutes) {
        const call = await createCall(route, things, caller).catch(() => ({ body: undefined }))
        const isAllowed = getRequiredPermissions(route, call.body).every((permission) =>
          roleHasPermission(role, permission),
        )
        if (!isAllowed) calls.push([route, call])
      }
      expect(calls.length).toBeGreaterThan(0)
      const before = await readBusinessRows(owner.user.businessId)
      for (const [route, call] of calls)
        expect([route[0], (await sendCall(caller, route, call)).status]).toEqual([route[0], 403])
      expect(await readBusinessRows(owner.user.businessId)).toBe(before)
    },
  )

  /** Sends calls on the owner's resources that must be rejected and change nothing. */
  async function refused({ owner, things, caller }: AccessCase, status: number | number[], headers = {}) {
    const calls: [Route, Awaited<ReturnType<typeof createCall>>][] = []
    for (const route of sampleRoutes(guardedRoutes))
      calls.push([route, await createCall(route, things, caller).catch(() => ({}))])
    const before = await readBusinessRows(owner.user.businessId)
    for (const [route, call] of calls) {
      const answer = await sendCall(caller, route, call, { headers })
      expect([route[0], [status].flat().includes(answer.status)]).toEqual([route[0], true])
    }
    expect(await readBusinessRows(owner.user.businessId)).toBe(before)
  }
  it('shows nothing to a user who was removed and belongs to no business', async () => {
    await refused(
      await createAccessCase(async (owner) => {
        const member = await signInAs('ADMIN', owner.user)
        await db.membership.deleteMany({ where: { userId: member.user.id } })
        return member
      }),
      403,
    )
  })

  it('shows nothing to a user who is only invited', async () => {
    await refused(
      await createAccessCase(async (owner) => {
        const member = await signInAs('VIEWER', owner.user)
        await db.membership.deleteMany({ where: { userId: member.user.id } })
        await createInvitation(owner.user, member.user.email, 'OWNER')
        return member
      }),
      403,
    )
  })

  it('applies to their own business for a user who was removed and has one', async () => {
    const owner = await Browser.signedIn()
    const user = await createUser()
    const caller = await signInAt({ ...user, businessId: owner.user.businessId })
    // The request applies to their own business, which has no such resource.
    const me = await caller.call(
      routes.find(([name]) => name === 'GET /api/auth/me')![1] as never,
      '/api/auth/me',
    )
    expect(await me.json()).toMatchObject({ businessId: user.businessId, role: 'OWNER' })
    expect(await db.session.findFirst({ where: { userId: user.id } })).toMatchObject({
      businessId: user.businessId,
    })
  })

  it.each(['OWNER', 'VIEWER'] as const)(
    'keeps %s of one business out of another one that they do not belong to',
    async (role) => {
      const mine = await Browser.signedIn()
      const caller = role === 'OWNER' ? mine : await signInAs(role, mine.user)
      const { owner, things } = await createAccessCase(async (one) => one)
      const before = await readBusinessRows(owner.user.businessId)
      // route-access.test.ts calls every route with the ids of another business.
      for (const route of sampleRoutes(guardedRoutes)) {
        // Every business has sequences of these kinds, so no resource id is involved.
        if (!/\{/.test(route[0].replace('{kind}', ''))) continue
        const call = await createCall(route, things, caller).catch(() => ({}))
        const { status } = await sendCall(caller, route, call)
        // Picture ids grant access by themselves and don't belong to a business.
        expect([route[0], [403, 404].includes(status)]).toEqual([route[0], true])
      }
      expect(await readBusinessRows(owner.user.businessId)).toBe(before)
    },
  )

  it('rejects requests of a page that shows another business, and changes nothing', async () => {
    const at = await createAccessCase(async (owner) => owner)
    const other = await createUser()
    await refused(at, 409, { 'x-business': String(other.businessId) })
    // With its own business it succeeds.
    const route = guardedRoutes.find(([name]) => name === 'GET /api/invoices')!
    const own = { headers: { 'x-business': String(at.owner.user.businessId) } }
    expect((await sendCall(at.owner, route, {}, own)).status).toBe(200)
  })
})
