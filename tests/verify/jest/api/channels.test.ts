import { ROLES, VIAS, type Role, type Via } from '@/lib/kernel/access/actor'
import { roleMay, type Permission } from '@/lib/kernel/access/permissions'
import { closeRenderer } from '@/lib/render/pdf/render'
import { signedInAs } from '@/tests/factories/member'
import { answers, neededFor, place } from '@/tests/factories/matrix'
import { statusOf } from '@/tests/factories/routes'

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
let mockVia: Via = 'browser'

jest.setTimeout(240_000)
afterAll(closeRenderer)

const EXPECTED: Record<Via, (role: Role, permission: Permission) => boolean> = {
  browser: roleMay,
  'api-key': roleMay,
  job: (_, permission) => permission === 'read' || permission === 'write',
  link: () => false,
}
const CELLS = VIAS.flatMap((via) =>
  // By the role alone, which the matrix of roles shows for a browser.
  (via === 'browser' ? (['STAFF'] as const) : via === 'api-key' ? ROLES : (['OWNER', 'VIEWER'] as const)).map(
    (role) => [via, role] as const,
  ),
)

it.each(CELLS)('lets what comes by %s with the role of %s do what is promised', async (via, role) => {
  mockVia = via
  const { given, wanted } = await answers(
    () => place((owner) => (role === 'OWNER' ? Promise.resolve(owner) : signedInAs(role, owner.user))),
    (route, body) =>
      neededFor(route, body).every((permission) => EXPECTED[via](role, permission)) ? statusOf(route) : 403,
  )
  expect(given).toEqual(wanted)
  expect(given.length).toBeGreaterThan(60)
})
