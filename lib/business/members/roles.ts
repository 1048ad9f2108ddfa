import type { Role } from '@/lib/core/access/actor'

/** Labels of the roles in emails. */
export const ROLE_LABELS: Record<Role, string> = {
  OWNER: 'Owner',
  ADMIN: 'Admin',
  STAFF: 'Staff',
  ACCOUNTANT: 'Accountant',
  VIEWER: 'Viewer',
}

/** True if a member may change or remove one with role `theirs`: only owners manage owners. */
export const canManageRole = (own: Role, theirs: Role): boolean =>
  own === 'OWNER' || (own === 'ADMIN' && theirs !== 'OWNER')

/** Lists the roles that a member may give. */
export const listAssignableRoles = (own: Role): Role[] =>
  (Object.keys(ROLE_LABELS) as Role[]).filter((role) => canManageRole(own, role))
