import type { Actor, Role, Channel } from './actor'

/** What each role may do. There is nothing finer, and no right of a single row. */
export const PERMISSIONS = {
  /** To see documents, clients and what they come to. */
  read: ['OWNER', 'ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER'],
  /** To create, edit and send documents, keep clients and record payments. */
  write: ['OWNER', 'ADMIN', 'STAFF'],
  /** To delete and to cancel. Staff may where the business says so (`staffMayDelete`). */
  remove: ['OWNER', 'ADMIN'],
  /** To take files of many documents along. */
  export: ['OWNER', 'ADMIN', 'ACCOUNTANT'],
  /** To change company, design, defaults, numbering and connections. */
  settings: ['OWNER', 'ADMIN'],
  /** To change where clients pay to. An admin's change waits for an owner. */
  bank: ['OWNER'],
  /** To invite, and to change what others may; owners are changed by owners alone. */
  members: ['OWNER', 'ADMIN'],
  /** To hand the business over, or have it deleted. */
  own: ['OWNER'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** Circumstances that extend or limit the permissions of a role. */
interface PermissionContext {
  /** The business's setting for its staff. */
  staffMayDelete?: boolean
  /** An owner of less than a week, whose bank changes another owner confirms (lib/business/members/new-owner.ts). */
  isNewOwner?: boolean
}

/** Whether a role has a permission. */
export function roleHasPermission(
  role: Role,
  permission: Permission,
  { staffMayDelete = false, isNewOwner = false }: PermissionContext = {},
): boolean {
  if (permission === 'remove' && role === 'STAFF') return staffMayDelete
  if (permission === 'bank' && isNewOwner) return false
  return (PERMISSIONS[permission] as readonly Role[]).includes(role)
}

/** All that a role may do. */
export const listPermissions = (role: Role, circumstances: PermissionContext): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) =>
    roleHasPermission(role, permission, circumstances),
  )

/** What is decided by the way that something comes about, whatever the role; the others go by the role. */
const PERMISSIONS_BY_CHANNEL: Partial<Record<Channel, readonly Permission[]>> = {
  // They go on with what a person began: they change no settings, invite nobody and delete nothing of their own accord.
  job: ['read', 'write'],
  // What a link shows, and takes, are calls of its own.
  link: [],
}

/** Whether an actor may do something. */
export function actorHasPermission(actor: Actor & PermissionContext, permission: Permission): boolean {
  const ofWay = PERMISSIONS_BY_CHANNEL[actor.via]
  if (ofWay) return ofWay.includes(permission)
  return actor.role !== null && roleHasPermission(actor.role, permission, actor)
}
