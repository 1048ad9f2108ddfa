import { z } from 'zod'
import { PAPERS } from '@/lib/core/geo/paper'
import { ROLES } from '@/lib/core/access/actor'
import type { CurrentUser } from '@/lib/business/types'
import { currency, hour, id, instant, languages, percent, text, textOrNull } from '@/lib/core/response-fields'
import { accentColor, template } from '@/lib/documents/response-fields'

/** In responses ids are plain numbers, without the brand of `CurrentUser`. */
type UserResponse = Omit<CurrentUser, 'id' | 'businessId'> & { id: number; businessId: number | null }

export const userAnswer = z
  .strictObject({
    id,
    email: text,
    username: text,
    fullName: text,
    avatar: textOrNull,
    businessId: id.nullable(),
    role: z.enum(ROLES).nullable(),
    staffMayDelete: z.boolean(),
    country: textOrNull,
    currency,
    industry: textOrNull,
    companyName: textOrNull,
    companyAddress: textOrNull,
    street: textOrNull,
    city: textOrNull,
    state: textOrNull,
    postalCode: textOrNull,
    companyLogo: textOrNull,
    companyVat: textOrNull,
    companyNumber: textOrNull,
    bankName: textOrNull,
    accountNumber: textOrNull,
    sortCode: textOrNull,
    accountHolderName: textOrNull,
    swiftCode: textOrNull,
    iban: textOrNull,
    isOnboarded: z.boolean(),
    timeZone: text,
    invoiceTemplate: template,
    accentColor,
    ...languages,
    paper: z.enum(PAPERS),
    defaultPaymentTerms: z.number().int(),
    defaultTaxRate: percent,
    defaultNotes: textOrNull,
    defaultTerms: textOrNull,
    sendingHour: hour,
  })
  .meta({ id: 'User' }) satisfies z.ZodType<UserResponse>

export const avatarAnswer = z.strictObject({ avatar: text }).meta({ id: 'Avatar' })
export const logoAnswer = z
  .strictObject({ file: text, width: z.number(), height: z.number() })
  .meta({ id: 'Logo' })
export const deletionAnswer = z.strictObject({ deleteAfter: instant }).meta({ id: 'Deletion' })
