import { z } from 'zod'
import { ROLES } from '@/lib/core/access/actor'
import { email, requiredChoice } from '@/lib/core/validation'

const role = requiredChoice(ROLES, 'members.role-required')

/** Body of `POST /api/invitations`. */
export const inviteSchema = z.strictObject({ email: email('field.valid-email-address'), role })
export type InviteInput = z.output<typeof inviteSchema>

/** Body of `PATCH /api/members/{id}`. */
export const roleSchema = z.strictObject({ role })
export type RoleInput = z.output<typeof roleSchema>
