import 'server-only'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { avatarSrc, logoSrc } from '@/lib/platform/storage/address'
import type { CurrentUser } from './types'

/** What `toCurrentUser` needs of a row. */
export const withPictures = {
  logo: { select: { id: true } },
  avatar: { select: { id: true } },
} satisfies Prisma.UserInclude
type Row = Prisma.UserGetPayload<{ include: typeof withPictures }>

/** Users that something may be done for by itself: not locked, not about to be deleted. */
export const activeUser = { disabledAt: null, deleteAfter: null } satisfies Prisma.UserWhereInput

/** A row as the user may see it: nothing of how they sign in. */
export const toCurrentUser = (user: Row): CurrentUser => ({
  id: user.id,
  email: user.email,
  username: user.username,
  fullName: user.fullName,
  avatar: user.avatar ? avatarSrc(user.avatar.id) : null,
  country: user.country,
  currency: user.currency,
  industry: user.industry,
  companyName: user.companyName,
  companyAddress: user.companyAddress,
  companyLogo: user.logo ? logoSrc(user.logo.id) : null,
  companyVat: user.companyVat,
  companyNumber: user.companyNumber,
  bankName: user.bankName,
  accountNumber: user.accountNumber,
  sortCode: user.sortCode,
  accountHolderName: user.accountHolderName,
  swiftCode: user.swiftCode,
  iban: user.iban,
  isOnboarded: user.isOnboarded,
  timeZone: user.timeZone,
  invoiceTemplate: user.invoiceTemplate,
  accentColor: user.accentColor,
  defaultPaymentTerms: user.defaultPaymentTerms,
  defaultTaxRate: Number(user.defaultTaxRate),
  defaultNotes: user.defaultNotes,
  defaultTerms: user.defaultTerms,
  sendingHour: user.sendingHour,
})
