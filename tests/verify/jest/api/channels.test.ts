import { ROLES, CHANNELS, type Role, type Channel } from '@/lib/core/access/actor'
import { roleHasPermission, type Permission } from '@/lib/core/access/permissions'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { signInAs } from '@/tests/factories/member'
import { callGuardedRoutes, getRequiredPermissions, createAccessCase } from '@/tests/factories/access-matrix'
import { getExpectedStatus } from '@/tests/factories/routes'

// The matrix of ways in: every call that takes a business, by an actor who comes by each of them. So far a person comes by a browser alone;
// jobs and links never call, and nobody has a key. What calls one day in another way is told here what it may.

jest.mock('@/lib/api/session', () => {
  const actual = jest.requireActual<typeof import('@/lib/api/session')>('@/lib/api/session')
  return {
    ...actual,
    getSession: async () => {
      const session = await actual.getSession()
      return session?.actor ? { ...session, actor: { ...session.actor, via: mockVia } } : session
    },
  }
})
let mockVia: Channel = 'browser'

jest.setTimeout(240_000)
afterAll(closeRenderer)

const EXPECTED: Record<Channel, (role: Role, permission: Permission) => boolean> = {
  browser: roleHasPermission,
  'api-key': roleHasPermission,
  job: (_, permission) => permission === 'read' || permission === 'write',
  link: () => false,
}
const CELLS = CHANNELS.flatMap((via) =>
  // By the role alone, which the matrix of roles shows for a browser.
  (via === 'browser' ? (['STAFF'] as const) : via === 'api-key' ? ROLES : (['OWNER', 'VIEWER'] as const)).map(
    (role) => [via, role] as const,
  ),
)

it.each(CELLS)('lets what comes by %s with the role of %s do what is promised', async (via, role) => {
  mockVia = via
  const { given, wanted } = await callGuardedRoutes(
    () =>
      createAccessCase((owner) => (role === 'OWNER' ? Promise.resolve(owner) : signInAs(role, owner.user))),
    (route, body) =>
      getRequiredPermissions(route, body).every((permission) => EXPECTED[via](role, permission))
        ? getExpectedStatus(route)
        : 403,
  )
  expect(given).toEqual(wanted)
  expect(given.length).toBeGreaterThan(60)
})
