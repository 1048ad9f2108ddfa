import type { Role } from '@/lib/core/access/actor'

/** Label and description of each role. */
export const ROLE_LABELS: Record<Role, { label: string; description: string }> = {
  OWNER: { label: 'Owner', description: 'Everything, including bank details and handing the business over' },
  ADMIN: {
    label: 'Admin',
    description: 'Invoices, settings and members; an owner confirms new bank details',
  },
  STAFF: { label: 'Staff', description: 'Writes and sends invoices, keeps clients, records payments' },
  ACCOUNTANT: { label: 'Accountant', description: 'Reads everything and exports it' },
  VIEWER: { label: 'Viewer', description: 'Looks at everything, changes nothing' },
}

/** True if a member may change or remove one with role `theirs`: only owners manage owners. */
export const canManageRole = (own: Role, theirs: Role): boolean =>
  own === 'OWNER' || (own === 'ADMIN' && theirs !== 'OWNER')

/** Lists the roles that a member may give. */
export const listAssignableRoles = (own: Role): Role[] =>
  (Object.keys(ROLE_LABELS) as Role[]).filter((role) => canManageRole(own, role))
