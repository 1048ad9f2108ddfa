import type { Actor, Role, Channel } from './actor'

/** Roles that have each permission. There is nothing finer, and no permission on single rows. */
export const PERMISSIONS = {
  /** View documents, clients and totals. */
  read: ['OWNER', 'ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER'],
  /** Create, edit and send documents, manage clients, record payments. */
  write: ['OWNER', 'ADMIN', 'STAFF'],
  /** Delete and cancel. Staff may if the business allows it (`staffMayDelete`). */
  remove: ['OWNER', 'ADMIN'],
  /** Export files of many documents. */
  export: ['OWNER', 'ADMIN', 'ACCOUNTANT'],
  /** Change company, design, defaults, numbering and connections. */
  settings: ['OWNER', 'ADMIN'],
  /** Change the bank details that clients pay to. An admin's change waits for an owner. */
  bank: ['OWNER'],
  /** Invite members and change their roles; only owners may change owners. */
  members: ['OWNER', 'ADMIN'],
  /** Transfer the business to another member, or delete it. */
  own: ['OWNER'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** Circumstances that extend or limit the permissions of a role. */
interface PermissionContext {
  /** The business's setting for its staff. */
  staffMayDelete?: boolean
  /**
   * An owner for less than a week, whose changes of bank details need another owner's confirmation
   * (lib/business/members/lock-membership.ts).
   */
  isNewOwner?: boolean
}

export function roleHasPermission(
  role: Role,
  permission: Permission,
  { staffMayDelete = false, isNewOwner = false }: PermissionContext = {},
): boolean {
  if (permission === 'remove' && role === 'STAFF') return staffMayDelete
  if (permission === 'bank' && isNewOwner) return false
  return (PERMISSIONS[permission] as readonly Role[]).includes(role)
}

export const listPermissions = (role: Role, context: PermissionContext): Permission[] =>
  (Object.keys(PERMISSIONS) as Permission[]).filter((permission) =>
    roleHasPermission(role, permission, context),
  )

/** Channels whose permissions don't depend on a role. */
const PERMISSIONS_BY_CHANNEL: Partial<Record<Channel, readonly Permission[]>> = {
  // Jobs continue work that a member started: they change no settings, invite nobody and delete nothing on their own.
  job: ['read', 'write'],
  // The public page has endpoints of its own.
  link: [],
}

export function actorHasPermission(actor: Actor & PermissionContext, permission: Permission): boolean {
  const channelPermissions = PERMISSIONS_BY_CHANNEL[actor.via]
  if (channelPermissions) return channelPermissions.includes(permission)
  return actor.role !== null && roleHasPermission(actor.role, permission, actor)
}
