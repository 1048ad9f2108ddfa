import type { CHANNELS } from '@/lib/core/access/actor'
import { createJobActor, ROLES, createVisitorActor, type Role } from '@/lib/core/access/actor'
import {
  actorHasPermission,
  PERMISSIONS,
  listPermissions,
  roleHasPermission,
  type Permission,
} from '@/lib/core/access/permissions'
import { listAssignableRoles, canManageRole } from '@/lib/business/members/roles'

/** Documented permissions: a row per permission, a column per role. */
const TABLE: Record<Permission, string> = {
  //         owner admin staff accountant viewer
  read: '    x     x     x     x          x     ',
  write: '   x     x     x     -          -     ',
  remove: '  x     x     -     -          -     ',
  export: '  x     x     -     x          -     ',
  settings: 'x     x     -     -          -     ',
  bank: '    x     -     -     -          -     ',
  members: ' x     x     -     -          -     ',
  own: '     x     -     -     -          -     ',
}
const permissions = Object.keys(PERMISSIONS) as Permission[]
const cells = permissions.flatMap((permission) => {
  const row = TABLE[permission].trim().split(/\s+/)
  return ROLES.map((role, at) => [role, permission, row[at] === 'x'] as const)
})

it('the permission table gives every role the documented permissions', () => {
  expect(cells).toHaveLength(ROLES.length * permissions.length)
})

it.each(cells)('%s, %s: %s', (role, permission, may) => {
  expect(roleHasPermission(role, permission)).toBe(may)
  expect(listPermissions(role, { staffMayDelete: false }).includes(permission)).toBe(may)
})

it('the permission table lets staff delete if the business allows it, without extending other roles', () => {
  for (const [role, permission, may] of cells)
    expect([role, permission, roleHasPermission(role, permission, { staffMayDelete: true })]).toEqual([
      role,
      permission,
      may || (role === 'STAFF' && permission === 'remove'),
    ])
})

describe('the channel of a request', () => {
  const place = { locale: 'en-US', timeZone: 'UTC' }
  const id = 7
  const member = (role: Role, via: (typeof CHANNELS)[number]) => ({
    businessId: id,
    person: { id: 7, name: 'Ada' },
    via,
    role,
    ...place,
  })
  const of = (actor: Parameters<typeof actorHasPermission>[0]) =>
    permissions.filter((one) => actorHasPermission(actor, one))

  it.each(ROLES)('gives the role %s the same permissions in a browser and with an API key', (role) => {
    const own = listPermissions(role, { staffMayDelete: false })
    expect(of(member(role, 'browser'))).toEqual(own)
    expect(of(member(role, 'api-key'))).toEqual(own)
  })
  it('limits a job to finishing a member’s action', () => {
    expect(of(createJobActor(id, place))).toEqual(['read', 'write'])
    // Not even with a more powerful role.
    expect(of(member('OWNER', 'job'))).toEqual(['read', 'write'])
  })
  it('gives the holder of a public link no permission', () => {
    expect(of(createVisitorActor(id, place))).toEqual([])
    expect(of(member('OWNER', 'link'))).toEqual([])
  })
})

describe('the roles that a member can assign', () => {
  it.each([
    ['OWNER', [...ROLES]],
    ['ADMIN', ['ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER']],
    ['STAFF', []],
    ['ACCOUNTANT', []],
    ['VIEWER', []],
  ] as const)('%s', (role, given) => {
    expect(listAssignableRoles(role)).toEqual(given)
    expect(ROLES.filter((theirs) => canManageRole(role, theirs))).toEqual(given)
  })
})
