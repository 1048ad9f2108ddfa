import 'server-only'
import type { BusinessScope, BusinessLocale, Role } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { isInterfaceLanguage } from '@/lib/i18n/interface-language'
import { activeUser } from '@/lib/auth/users/memberships'
import { pickLanguages } from '@/lib/core/languages'
import { resolveLetterWindow } from '@/lib/core/geo/letter-window'
import { resolvePaper } from '@/lib/core/geo/paper'
import { getAvatarSrc, getLogoSrc } from '@/lib/platform/storage/picture-urls'
import type { CurrentUser } from './user-response'

export const avatarInclude = { avatar: { select: { id: true } } } satisfies Prisma.UserInclude
export const logoInclude = { logo: { select: { id: true } } } satisfies Prisma.BusinessInclude
type Person = Pick<
  Prisma.UserGetPayload<{ include: typeof avatarInclude }>,
  'id' | 'email' | 'username' | 'fullName' | 'timeZone' | 'interfaceLanguage' | 'avatar'
>
type Business = Omit<
  Prisma.BusinessGetPayload<{ include: typeof logoInclude }>,
  'defaultTaxRate' | 'createdAt' | 'updatedAt'
> & { defaultTaxRate: Prisma.Decimal | number }

/** Settings of a user who belongs to no business. */
const NO_BUSINESS = {
  country: null,
  currency: 'USD',
  industry: null,
  staffMayDelete: false,
  protectIssued: false,
  companyName: null,
  companyAddress: null,
  logo: null,
  companyVat: null,
  companyNumber: null,
  companyTaxNumber: null,
  street: null,
  city: null,
  state: null,
  postalCode: null,
  bankName: null,
  accountNumber: null,
  sortCode: null,
  accountHolderName: null,
  swiftCode: null,
  iban: null,
  // Nothing to set up: an invited user needs no business of their own.
  isOnboarded: true,
  ...({
    invoiceTemplate: 'CLASSIC',
    accentColor: '#005c67',
    language: null,
    secondLanguage: null,
    paper: null,
    letterWindow: null,
    foldMarks: false,
  } as const),
  defaultPaymentTerms: 14,
  defaultTaxRate: 0,
  defaultNotes: null,
  defaultTerms: null,
  sendingHour: 9,
}

/** Maps a user and their current business to `CurrentUser`. Contains no credentials. */
export function toCurrentUser(
  person: Person,
  membership: { business: Business; role: Role } | null,
): CurrentUser {
  const business = membership?.business ?? { ...NO_BUSINESS, timeZone: person.timeZone }
  return {
    id: person.id,
    email: person.email,
    username: person.username,
    fullName: person.fullName,
    avatar: person.avatar ? getAvatarSrc(person.avatar.id) : null,
    interfaceLanguage: isInterfaceLanguage(person.interfaceLanguage) ? person.interfaceLanguage : null,
    businessId: membership?.business.id ?? null,
    role: membership?.role ?? null,
    staffMayDelete: business.staffMayDelete,
    protectIssued: business.protectIssued,
    country: business.country,
    currency: business.currency,
    industry: business.industry,
    companyName: business.companyName,
    companyAddress: business.companyAddress,
    street: business.street,
    city: business.city,
    state: business.state,
    postalCode: business.postalCode,
    companyLogo: business.logo ? getLogoSrc(business.logo.id) : null,
    companyVat: business.companyVat,
    companyNumber: business.companyNumber,
    companyTaxNumber: business.companyTaxNumber,
    bankName: business.bankName,
    accountNumber: business.accountNumber,
    sortCode: business.sortCode,
    accountHolderName: business.accountHolderName,
    swiftCode: business.swiftCode,
    iban: business.iban,
    isOnboarded: business.isOnboarded,
    timeZone: business.timeZone,
    invoiceTemplate: business.invoiceTemplate,
    accentColor: business.accentColor,
    ...pickLanguages(business),
    paper: resolvePaper(business),
    letterWindow: resolveLetterWindow(business),
    foldMarks: business.foldMarks,
    defaultPaymentTerms: business.defaultPaymentTerms,
    defaultTaxRate: Number(business.defaultTaxRate),
    defaultNotes: business.defaultNotes,
    defaultTerms: business.defaultTerms,
    sendingHour: business.sendingHour,
  }
}

/** Lists the owners, who are notified about changes to bank details or email transport. */
export async function listOwners(
  tx: Db,
  { businessId }: BusinessScope,
): Promise<{ email: string; fullName: string }[]> {
  const owners = await tx.membership.findMany({
    where: { businessId, role: 'OWNER', user: activeUser },
    orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
    select: { user: { select: { email: true, fullName: true } } },
  })
  return owners.map(({ user }) => user)
}

/** Returns a business's number and date format and its time zone. */
export const getBusinessLocale = (tx: Db, { businessId }: BusinessScope): Promise<BusinessLocale> =>
  tx.business.findUniqueOrThrow({ where: { id: businessId }, select: { locale: true, timeZone: true } })
