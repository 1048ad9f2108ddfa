import { ROLES, CHANNELS, type Role, type Channel } from '@/lib/core/access/actor'
import { roleHasPermission, type Permission } from '@/lib/core/access/permissions'
import { closeRenderer } from '@/lib/documents/pdf/render'
import { signInAs } from '@/tests/factories/member'
import { callGuardedRoutes, getRequiredPermissions, createAccessCase } from '@/tests/factories/access-matrix'
import { getExpectedStatus } from '@/tests/factories/routes'

// The channel matrix: every call that takes a business, by an actor of each channel. Currently only browsers call the
// API: jobs and links don't, and nobody has an API key. The matrix defines the rights of future channels.

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
  // Only by role, which the role matrix tests for browsers.
  (via === 'browser' ? (['STAFF'] as const) : via === 'api-key' ? ROLES : (['OWNER', 'VIEWER'] as const)).map(
    (role) => [via, role] as const,
  ),
)

it.each(CELLS)('gives the channel %s with the role of %s the documented permissions', async (via, role) => {
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
