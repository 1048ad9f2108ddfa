import type { Role } from '@/lib/core/access/actor'

/** What a role is called, and what whoever gives it has to know. */
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

/** Who may change what a member may do, or remove them: owners are a matter of owners. */
export const canManageRole = (own: Role, theirs: Role): boolean =>
  own === 'OWNER' || (own === 'ADMIN' && theirs !== 'OWNER')

/** The roles that somebody may give, by their own. */
export const listGivableRoles = (own: Role): Role[] =>
  (Object.keys(ROLE_LABELS) as Role[]).filter((role) => canManageRole(own, role))
