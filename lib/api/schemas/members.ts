import { z } from 'zod'
import { ROLES } from '@/lib/core/access/actor'
import type { BankRequest } from '@/lib/business/bank-details'
import type { BusinessView, InvitationView, MemberView } from '@/lib/business/members/types'
import type { OtherBusiness } from '@/lib/reports/businesses/types'
import { currency, id, instant, text, textOrNull } from '@/lib/core/response-fields'

export const role = z.enum(ROLES).meta({ id: 'Role' })

export const memberAnswer = z
  .strictObject({ id, fullName: text, email: text, role, since: instant, isYou: z.boolean() })
  .meta({ id: 'Member' }) satisfies z.ZodType<MemberView>

export const invitationAnswer = z
  .strictObject({
    id: z.uuid(),
    email: text,
    role,
    invitedBy: text,
    expiresAt: instant,
    createdAt: instant,
    isExpired: z.boolean(),
  })
  .meta({ id: 'Invitation' }) satisfies z.ZodType<InvitationView>

export const businessAnswer = z
  .strictObject({
    id,
    name: text,
    logo: textOrNull,
    role,
    currency,
    isOnboarded: z.boolean(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Business' }) satisfies z.ZodType<BusinessView>

/** Another business of the user that has the requested invoice or client. */
export const elsewhereAnswer = z
  .strictObject({ id, name: text })
  .meta({ id: 'ElsewhereBusiness' }) satisfies z.ZodType<OtherBusiness>

/** The business that the session has switched to. */
export const enteredAnswer = z.strictObject({ id, isOnboarded: z.boolean() }).meta({ id: 'EnteredBusiness' })

const detail = textOrNull.optional()
export const bankRequestAnswer = z
  .strictObject({
    id: text,
    requestedBy: text,
    at: instant,
    details: z.strictObject({
      bankName: detail,
      accountNumber: detail,
      sortCode: detail,
      accountHolderName: detail,
      swiftCode: detail,
      iban: detail,
    }),
  })
  .nullable()
  .meta({ id: 'BankRequest' }) satisfies z.ZodType<BankRequest | null>
