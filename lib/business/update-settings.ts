import 'server-only'
import { pickDefined } from '@/lib/core/object'
import type { Actor, Member, BusinessScope } from '@/lib/core/access/actor'
import { resolveLanguages, type LanguageChoice } from '@/lib/core/languages'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { db, type Transaction } from '@/lib/platform/db/client'
import { forbidden, invalid } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { updateNumbering } from '@/lib/business/numbering/settings'
import { syncDefaultRate } from '@/lib/business/taxes/mutations'
import { parseLogoId } from '@/lib/platform/storage/picture-urls'
import { deleteUnusedLogos } from '@/lib/platform/storage/picture-uploads'
import { deleteBytes, type DeletedPicture } from '@/lib/platform/storage/pictures'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { moveTextsToLanguage } from './default-texts'
import { toCurrentUser, avatarInclude, logoInclude } from './queries'
import type { SettingsInput } from './schema'
import type { CurrentUser } from './user-response'
import {
  EMPTY_ADDRESS_PARTS,
  hasAddressParts,
  type Address,
  type AddressParts,
} from '@/lib/core/geo/address-parts'
import { formatAddress } from '@/lib/core/geo/format-address'

/** Seller address as stored. */
type StoredAddress = Address & { companyAddress: string | null }

/** Address fields of a settings change; omitted fields stay unchanged. */
type AddressPatch = Partial<StoredAddress>

/** Stored address: the text, its parts and the country that decides their order. */
const ADDRESS_COLUMNS = {
  companyAddress: true,
  street: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
} as const

const PARTS = ['street', 'city', 'state', 'postalCode'] as const

/** True if a patch contains the address text, one of its parts or the country. */
const changesAddress = (patch: AddressPatch): boolean =>
  Object.keys(ADDRESS_COLUMNS).some((column) => patch[column as keyof StoredAddress] !== undefined)

/**
 * Returns the address columns that a patch changes (decision 13):
 * - The text is formatted from the parts, in the order of the country, and again when the country changes.
 * - A new text replaces the parts.
 */
function applyAddressPatch(patch: AddressPatch, stored: StoredAddress): Partial<StoredAddress> {
  const sent = pickDefined(patch, PARTS)
  const parts: AddressParts = { ...EMPTY_ADDRESS_PARTS, ...pickDefined(stored, PARTS), ...sent }
  const country = toIsoCountry(patch.country === undefined ? stored.country : patch.country)
  const text = patch.companyAddress
  const isSent = Object.keys(sent).length > 0
  const composed = { ...parts, companyAddress: formatAddress({ ...parts, country }) }
  if (isSent && hasAddressParts(parts)) return composed
  if (text !== undefined && text !== stored.companyAddress)
    return { ...EMPTY_ADDRESS_PARTS, companyAddress: text }
  // All parts were emptied, so the text formatted from them is removed too.
  if (isSent && hasAddressParts(stored)) return { ...EMPTY_ADDRESS_PARTS, companyAddress: null }
  return patch.country !== undefined && hasAddressParts(stored) ? composed : {}
}

/** Names of the numbering fields in the settings. */
const NUMBERING_FIELDS = { pattern: 'numberPattern', resets: 'numberResets', next: 'nextInvoiceNumber' }

/**
 * Changes the given fields of the user's name and language, or of the business's profile, company, bank details,
 * defaults or numbering. Throws 422 if the logo belongs to another business or numbers would repeat, 409 if the next invoice
 * number is taken.
 * @param alsoWrite writes more in the same transaction, after the settings
 */
export async function updateSettings(
  actor: Member,
  patch: SettingsInput,
  alsoWrite?: (tx: Transaction) => Promise<void>,
): Promise<CurrentUser> {
  const {
    fullName,
    interfaceLanguage,
    companyLogo,
    staffMayDelete,
    protectIssued,
    numberPattern,
    numberResets,
    nextInvoiceNumber,
    ...fields
  } = patch
  const numbering = {
    ...(numberPattern !== undefined && { pattern: numberPattern }),
    ...(numberResets !== undefined && { resets: numberResets }),
    ...(nextInvoiceNumber !== undefined && { next: nextInvoiceNumber }),
  }
  const { businessId, person, role } = actor
  let removed: DeletedPicture[] = []
  const updated = await db.$transaction(async (tx) => {
    const logoId = companyLogo === undefined ? undefined : await getOwnLogoId(tx, actor, companyLogo)
    const address = await getAddressColumns(tx, actor, patch)
    const texts = await getTextColumns(tx, actor, patch)
    const languages = await getLanguageColumns(tx, actor, patch)
    if (staffMayDelete !== undefined) await updateStaffRights(tx, actor, staffMayDelete)
    if (protectIssued !== undefined) await updateProtection(tx, actor, protectIssued)
    const business = await tx.business.update({
      where: { id: businessId },
      data: {
        ...texts,
        ...fields,
        ...languages,
        ...(fields.country !== undefined && { country: toIsoCountry(fields.country) }),
        ...address,
        ...(logoId !== undefined && { logoId }),
      },
      include: logoInclude,
    })
    if (fields.defaultTaxRate !== undefined) await syncDefaultRate(tx, actor, fields.defaultTaxRate)
    if (Object.keys(numbering).length > 0)
      await updateNumbering(tx, actor, 'INVOICE', numbering, NUMBERING_FIELDS)
    if (logoId !== undefined) removed = await deleteUnusedLogos(tx, actor, logoId)
    const user = await tx.user.update({
      where: { id: person.id },
      data: pickDefined({ fullName, interfaceLanguage }, ['fullName', 'interfaceLanguage']),
      include: avatarInclude,
    })
    await alsoWrite?.(tx)
    return toCurrentUser(user, { business, role })
  })
  await deleteBytes(removed)
  return updated
}

/** Sets whether staff may delete and cancel documents. Records an event only if that changes. */
async function updateStaffRights(tx: Transaction, actor: Member, mayDelete: boolean): Promise<void> {
  const { count } = await tx.business.updateMany({
    where: { id: actor.businessId, staffMayDelete: !mayDelete },
    data: { staffMayDelete: mayDelete },
  })
  if (count > 0)
    await recordEvent(tx, actor, 'STAFF_RIGHTS_CHANGED', { invoiceId: null, data: { mayDelete } })
}

/**
 * Sets whether issued documents are protected. Records an event only if that changes. Throws 403 if somebody other than
 * an owner turns it off.
 */
async function updateProtection(tx: Transaction, actor: Member, isOn: boolean): Promise<void> {
  const { count } = await tx.business.updateMany({
    where: { id: actor.businessId, protectIssued: !isOn },
    data: { protectIssued: isOn },
  })
  if (count === 0) return
  if (!isOn && actor.role !== 'OWNER') throw forbidden('protection.owners-only')
  await recordEvent(tx, actor, 'PROTECTION_CHANGED', { invoiceId: null, data: { isOn } })
}

/** Returns the address columns that a patch changes. Locks the business until the transaction ends. */
async function getAddressColumns(tx: Transaction, { businessId }: BusinessScope, patch: AddressPatch) {
  if (!changesAddress(patch)) return {}
  await lockBusiness(tx, { businessId })
  return applyAddressPatch(
    patch,
    await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: ADDRESS_COLUMNS }),
  )
}

/** Returns the text columns that a language change affects. Locks the business until the transaction ends. */
async function getTextColumns(tx: Transaction, actor: BusinessScope, { language }: SettingsInput) {
  if (language === undefined) return {}
  await lockBusiness(tx, actor)
  return moveTextsToLanguage(tx, actor, resolveLanguages({ language }).language)
}

/**
 * Returns the language columns that a patch changes besides those it names: a second language needs a first, and one
 * stored without a first was never used. Locks the business until the transaction ends.
 */
async function getLanguageColumns(
  tx: Transaction,
  actor: BusinessScope,
  { language, secondLanguage }: SettingsInput,
): Promise<Partial<LanguageChoice>> {
  if (language === undefined && secondLanguage === undefined) return {}
  await lockBusiness(tx, actor)
  const stored = await tx.business.findUniqueOrThrow({
    where: { id: actor.businessId },
    select: { language: true },
  })
  if (secondLanguage) return { language: resolveLanguages({ language }, stored).language }
  return stored.language === null && secondLanguage === undefined ? { secondLanguage: null } : {}
}

async function getOwnLogoId(tx: Transaction, actor: Actor, reference: string | null): Promise<string | null> {
  if (reference === null) return null
  const id = parseLogoId(reference)
  const logo =
    id && (await tx.logo.findFirst({ where: { id, businessId: actor.businessId }, select: { id: true } }))
  if (logo) return logo.id
  throw invalid('logo.again', 'companyLogo')
}

/** Marks onboarding as done. Idempotent. */
export async function finishOnboarding({ businessId, person, role }: Member): Promise<CurrentUser> {
  const data = { isOnboarded: true }
  const business = await db.business.update({ where: { id: businessId }, data, include: logoInclude })
  const user = await db.user.findUniqueOrThrow({ where: { id: person.id }, include: avatarInclude })
  return toCurrentUser(user, { business, role })
}
