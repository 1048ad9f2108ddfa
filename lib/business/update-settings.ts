import 'server-only'
import type { Actor, Member, BusinessScope } from '@/lib/core/access/actor'
import { resolveLanguages } from '@/lib/core/languages'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { db, type Transaction } from '@/lib/platform/db/client'
import { invalid } from '@/lib/i18n/errors'
import { recordEvent } from '@/lib/activity/record-event'
import { updateNumbering } from '@/lib/business/numbering/settings'
import { syncDefaultRate } from '@/lib/business/taxes/mutations'
import { parseLogoId } from '@/lib/platform/storage/picture-urls'
import { deleteUnusedLogos } from '@/lib/platform/storage/logos'
import { deleteBytes, type DeletedPicture } from '@/lib/platform/storage/pictures'
import { lockBusiness } from '@/lib/platform/db/lock-business'
import { moveTextsToLanguage } from './default-texts'
import { ADDRESS_COLUMNS, applyAddressPatch, changesAddress, type AddressPatch } from './company-address'
import { toCurrentUser, avatarInclude, logoInclude } from './queries'
import type { SettingsInput } from './schema'
import type { CurrentUser } from './types'

/** What the settings call the parts of numbering. */
const NUMBERING_FIELDS = { pattern: 'numberPattern', resets: 'numberResets', next: 'nextInvoiceNumber' }

/**
 * Changes the given fields of the person's own name, or of their business: profile, company, bank, defaults or numbering. Throws 422 for
 * a logo that is not the business's own and for numbers that would repeat, 409 for a next invoice number that was given.
 */
export async function updateSettings(actor: Member, patch: SettingsInput): Promise<CurrentUser> {
  const { fullName, companyLogo, staffMayDelete, numberPattern, numberResets, nextInvoiceNumber, ...fields } =
    patch
  const numbering = {
    ...(numberPattern !== undefined && { pattern: numberPattern }),
    ...(numberResets !== undefined && { resets: numberResets }),
    ...(nextInvoiceNumber !== undefined && { next: nextInvoiceNumber }),
  }
  const { businessId, person, role } = actor
  let removed: DeletedPicture[] = []
  const changed = await db.$transaction(async (tx) => {
    const logoId = companyLogo === undefined ? undefined : await getOwnLogoId(tx, actor, companyLogo)
    const address = await getAddressColumns(tx, actor, patch)
    const texts = await getTextColumns(tx, actor, patch)
    if (staffMayDelete !== undefined) await updateStaffRights(tx, actor, staffMayDelete)
    const business = await tx.business.update({
      where: { id: businessId },
      data: {
        ...texts,
        ...fields,
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
      data: { ...(fullName !== undefined && { fullName }) },
      include: avatarInclude,
    })
    return toCurrentUser(user, { business, role })
  })
  await deleteBytes(removed)
  return changed
}

/** Lets staff delete and cancel, or not any more. What they may already is no change. */
async function updateStaffRights(tx: Transaction, actor: Member, mayDelete: boolean): Promise<void> {
  const { count } = await tx.business.updateMany({
    where: { id: actor.businessId, staffMayDelete: !mayDelete },
    data: { staffMayDelete: mayDelete },
  })
  if (count > 0)
    await recordEvent(tx, actor, 'STAFF_RIGHTS_CHANGED', { invoiceId: null, data: { mayDelete } })
}

/** What a change of the settings makes of the address, which is held until the transaction ends. */
async function getAddressColumns(tx: Transaction, { businessId }: BusinessScope, patch: AddressPatch) {
  if (!changesAddress(patch)) return {}
  await lockBusiness(tx, { businessId })
  return applyAddressPatch(
    patch,
    await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: ADDRESS_COLUMNS }),
  )
}

/** What a change of the language makes of the texts of each. */
async function getTextColumns(tx: Transaction, actor: BusinessScope, { language }: SettingsInput) {
  if (language === undefined) return {}
  await lockBusiness(tx, actor)
  return moveTextsToLanguage(tx, actor, resolveLanguages({ language }).language)
}

async function getOwnLogoId(tx: Transaction, actor: Actor, reference: string | null): Promise<string | null> {
  if (reference === null) return null
  const id = parseLogoId(reference)
  const logo =
    id && (await tx.logo.findFirst({ where: { id, businessId: actor.businessId }, select: { id: true } }))
  if (logo) return logo.id
  throw invalid('logo.again', 'companyLogo')
}

/** Opens the app to the business. Doing it twice changes nothing. */
export async function finishOnboarding({ businessId, person, role }: Member): Promise<CurrentUser> {
  const data = { isOnboarded: true }
  const business = await db.business.update({ where: { id: businessId }, data, include: logoInclude })
  const user = await db.user.findUniqueOrThrow({ where: { id: person.id }, include: avatarInclude })
  return toCurrentUser(user, { business, role })
}
