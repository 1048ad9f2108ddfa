import { ROLES, type Role } from '@/lib/core/access/actor'

/** True if a member may change or remove one with role `theirs`: only owners manage owners. */
export const canManageRole = (own: Role, theirs: Role): boolean =>
  own === 'OWNER' || (own === 'ADMIN' && theirs !== 'OWNER')

/** Lists the roles that a member may give. */
export const listAssignableRoles = (own: Role): Role[] => ROLES.filter((role) => canManageRole(own, role))
