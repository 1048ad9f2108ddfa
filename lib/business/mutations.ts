import 'server-only'
import { db, type Transaction } from '@/lib/platform/db/client'
import { invalid } from '@/lib/words/errors'
import { changeNumbering } from '@/lib/business/numbering/settings'
import { logoIdOf } from '@/lib/platform/storage/address'
import { removeUnusedLogos } from '@/lib/platform/storage/logos'
import { removeBytes, type RemovedPicture } from '@/lib/platform/storage/pictures'
import { toCurrentUser, withPictures } from './queries'
import type { SettingsInput } from './schema'
import type { CurrentUser } from './types'

/**
 * Changes the given fields of profile, company, bank, defaults or numbering. Throws 422 for a logo that is not the user's own and
 * for numbers that would repeat, 409 for a next invoice number that was given.
 */
export async function updateSettings(userId: number, patch: SettingsInput): Promise<CurrentUser> {
  const { companyLogo, numberPattern, numberResets, nextInvoiceNumber, ...fields } = patch
  const numbering = {
    ...(numberPattern !== undefined && { numberPattern }),
    ...(numberResets !== undefined && { numberResets }),
    ...(nextInvoiceNumber !== undefined && { nextInvoiceNumber }),
  }
  let removed: RemovedPicture[] = []
  const changed = await db.$transaction(async (tx) => {
    const logoId = companyLogo === undefined ? undefined : await ownLogo(tx, userId, companyLogo)
    const user = await tx.user.update({
      where: { id: userId },
      data: {
        ...fields,
        ...(logoId !== undefined && { logoId }),
      },
      include: withPictures,
    })
    if (Object.keys(numbering).length > 0) await changeNumbering(tx, userId, 'INVOICE', numbering)
    if (logoId !== undefined) removed = await removeUnusedLogos(tx, userId, logoId)
    return toCurrentUser(user)
  })
  await removeBytes(removed)
  return changed
}

async function ownLogo(tx: Transaction, userId: number, reference: string | null): Promise<string | null> {
  if (reference === null) return null
  const id = logoIdOf(reference)
  const logo = id && (await tx.logo.findFirst({ where: { id, userId }, select: { id: true } }))
  if (logo) return logo.id
  throw invalid('logo.again', 'companyLogo')
}

/** Opens the app to the user. Doing it twice changes nothing. */
export async function finishOnboarding(userId: number): Promise<CurrentUser> {
  const data = { isOnboarded: true }
  return toCurrentUser(await db.user.update({ where: { id: userId }, data, include: withPictures }))
}
