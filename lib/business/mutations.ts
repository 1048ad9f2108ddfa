import 'server-only'
import type { Actor, Member, Owned } from '@/lib/kernel/access/actor'
import { chosenLanguages } from '@/lib/kernel/languages'
import { isoCountry } from '@/lib/kernel/places/codes'
import { db, type Transaction } from '@/lib/platform/db/client'
import { invalid } from '@/lib/words/errors'
import { recordEvent } from '@/lib/business/events/mutations'
import { changeNumbering } from '@/lib/business/numbering/settings'
import { followDefaultRate } from '@/lib/business/taxes/mutations'
import { logoIdOf } from '@/lib/platform/storage/address'
import { removeUnusedLogos } from '@/lib/platform/storage/logos'
import { removeBytes, type RemovedPicture } from '@/lib/platform/storage/pictures'
import { holdBusiness } from '@/lib/platform/db/hold-business'
import { textsFollow } from './default-texts'
import { ADDRESS_COLUMNS, changedAddress, touchesAddress, type AddressPatch } from './company-address'
import { toCurrentUser, withAvatar, withLogo } from './queries'
import type { SettingsInput } from './schema'
import type { CurrentUser } from './types'

/** What the settings call the parts of numbering. */
const FIELDS = { pattern: 'numberPattern', resets: 'numberResets', next: 'nextInvoiceNumber' }

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
  let removed: RemovedPicture[] = []
  const changed = await db.$transaction(async (tx) => {
    const logoId = companyLogo === undefined ? undefined : await ownLogo(tx, actor, companyLogo)
    const address = await addressColumns(tx, actor, patch)
    const texts = await textsOfLanguage(tx, actor, patch)
    if (staffMayDelete !== undefined) await changeStaffRights(tx, actor, staffMayDelete)
    const business = await tx.business.update({
      where: { id: businessId },
      data: {
        ...texts,
        ...fields,
        ...(fields.country !== undefined && { country: isoCountry(fields.country) }),
        ...address,
        ...(logoId !== undefined && { logoId }),
      },
      include: withLogo,
    })
    if (fields.defaultTaxRate !== undefined) await followDefaultRate(tx, actor, fields.defaultTaxRate)
    if (Object.keys(numbering).length > 0) await changeNumbering(tx, actor, 'INVOICE', numbering, FIELDS)
    if (logoId !== undefined) removed = await removeUnusedLogos(tx, actor, logoId)
    const user = await tx.user.update({
      where: { id: person.id },
      data: { ...(fullName !== undefined && { fullName }) },
      include: withAvatar,
    })
    return toCurrentUser(user, { business, role })
  })
  await removeBytes(removed)
  return changed
}

/** Lets staff delete and cancel, or not any more. What they may already is no change. */
async function changeStaffRights(tx: Transaction, actor: Member, mayDelete: boolean): Promise<void> {
  const { count } = await tx.business.updateMany({
    where: { id: actor.businessId, staffMayDelete: !mayDelete },
    data: { staffMayDelete: mayDelete },
  })
  if (count > 0)
    await recordEvent(tx, actor, 'STAFF_RIGHTS_CHANGED', { invoiceId: null, data: { mayDelete } })
}

/** What a change of the settings makes of the address, which is held until the transaction ends. */
async function addressColumns(tx: Transaction, { businessId }: Owned, patch: AddressPatch) {
  if (!touchesAddress(patch)) return {}
  await holdBusiness(tx, { businessId })
  return changedAddress(
    patch,
    await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: ADDRESS_COLUMNS }),
  )
}

/** What a change of the language makes of the texts of each. */
async function textsOfLanguage(tx: Transaction, actor: Owned, { language }: SettingsInput) {
  if (language === undefined) return {}
  await holdBusiness(tx, actor)
  return textsFollow(tx, actor, chosenLanguages({ language }).language)
}

async function ownLogo(tx: Transaction, actor: Actor, reference: string | null): Promise<string | null> {
  if (reference === null) return null
  const id = logoIdOf(reference)
  const logo =
    id && (await tx.logo.findFirst({ where: { id, businessId: actor.businessId }, select: { id: true } }))
  if (logo) return logo.id
  throw invalid('logo.again', 'companyLogo')
}

/** Opens the app to the business. Doing it twice changes nothing. */
export async function finishOnboarding({ businessId, person, role }: Member): Promise<CurrentUser> {
  const data = { isOnboarded: true }
  const business = await db.business.update({ where: { id: businessId }, data, include: withLogo })
  const user = await db.user.findUniqueOrThrow({ where: { id: person.id }, include: withAvatar })
  return toCurrentUser(user, { business, role })
}
