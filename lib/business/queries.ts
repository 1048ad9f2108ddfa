import 'server-only'
import type { BusinessScope, BusinessLocale, Role } from '@/lib/core/access/actor'
import type { Db } from '@/lib/platform/db/client'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { activeUser } from '@/lib/auth/users/active-users'
import { pickLanguages } from '@/lib/core/languages'
import { resolvePaper } from '@/lib/core/geo/paper'
import { getAvatarSrc, getLogoSrc } from '@/lib/platform/storage/picture-urls'
import type { CurrentUser } from './types'

/** What `toCurrentUser` needs of a person and of the business that they work in. */
export const avatarInclude = { avatar: { select: { id: true } } } satisfies Prisma.UserInclude
export const logoInclude = { logo: { select: { id: true } } } satisfies Prisma.BusinessInclude
type Person = Pick<
  Prisma.UserGetPayload<{ include: typeof avatarInclude }>,
  'id' | 'email' | 'username' | 'fullName' | 'timeZone' | 'avatar'
>
type Business = Omit<
  Prisma.BusinessGetPayload<{ include: typeof logoInclude }>,
  'defaultTaxRate' | 'createdAt' | 'updatedAt'
> & { defaultTaxRate: Prisma.Decimal | number }

/** What whoever has no business sees in the place of one. */
const NO_BUSINESS = {
  country: null,
  currency: 'USD',
  industry: null,
  staffMayDelete: false,
  companyName: null,
  companyAddress: null,
  logo: null,
  companyVat: null,
  companyNumber: null,
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
  // There is nothing to set up: whoever was only invited goes by what they were invited to.
  isOnboarded: true,
  ...({
    invoiceTemplate: 'CLASSIC',
    accentColor: '#005c67',
    language: null,
    secondLanguage: null,
    paper: null,
  } as const),
  defaultPaymentTerms: 14,
  defaultTaxRate: 0,
  defaultNotes: null,
  defaultTerms: null,
  sendingHour: 9,
}

/** A person as they may see themselves, in the business that they work in: nothing of how they sign in. */
export function toCurrentUser(person: Person, seat: { business: Business; role: Role } | null): CurrentUser {
  const business = seat?.business ?? { ...NO_BUSINESS, timeZone: person.timeZone }
  return {
    id: person.id,
    email: person.email,
    username: person.username,
    fullName: person.fullName,
    avatar: person.avatar ? getAvatarSrc(person.avatar.id) : null,
    businessId: seat?.business.id ?? null,
    role: seat?.role ?? null,
    staffMayDelete: business.staffMayDelete,
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
    defaultPaymentTerms: business.defaultPaymentTerms,
    defaultTaxRate: Number(business.defaultTaxRate),
    defaultNotes: business.defaultNotes,
    defaultTerms: business.defaultTerms,
    sendingHour: business.sendingHour,
  }
}

/** Who owns a business: whom everything is told that decides where money goes, or how mail does. */
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

/** How a business writes numbers and days, and which day it has. */
export const getBusinessLocale = (tx: Db, { businessId }: BusinessScope): Promise<BusinessLocale> =>
  tx.business.findUniqueOrThrow({ where: { id: businessId }, select: { locale: true, timeZone: true } })
