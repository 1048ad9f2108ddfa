import { z } from 'zod'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import { billToResponse, type BillTo } from '@/lib/clients/client-response'
import { formatLegacyAddress } from '@/lib/clients/format-client-address'
import { parseLetterWindow, toLetterSettings } from '@/lib/core/geo/letter-window'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { resolveLanguages } from '@/lib/core/languages'
import { parseTolerantly, toJsonFields } from '@/lib/core/parse-tolerantly'
import { languages, text } from '@/lib/core/response-fields'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { accentColor, template } from '@/lib/business/user-response'
import { sellerResponse, type Seller } from './seller-response'

// Documents are stored as JSON: seller and client when they leave DRAFT, everything when they are deleted. Stored
// JSON is never migrated, so every format that ever existed is read here. Unreadable parts are left out; no page
// fails.

/**
 * Current format. Unnumbered snapshots are older: format 1, possibly without the design. Format 2 added printed
 * addresses and the parts of the seller's address.
 */
export const SNAPSHOT_FORMAT = 2

/** Adds the format number to a snapshot. */
export const withFormat = <T extends object>(content: T): T & { format: number } => ({
  ...content,
  format: SNAPSHOT_FORMAT,
})

/** Returns the fields of a snapshot in any format; none if it isn't an object. */
export function toFields(stored: unknown) {
  const { format: _format, ...fields } = toJsonFields(stored)
  return fields
}

const sellerSnapshot = sellerResponse
  .omit({ logo: true, countryName: true, language: true, secondLanguage: true, ownWords: true })
  .omit({ paper: true, letterWindow: true, foldMarks: true })
  .extend({
    template: template.catch(DEFAULT_DESIGN.template),
    accentColor: accentColor.catch(DEFAULT_DESIGN.accentColor),
  })

const storedLanguages = z.object(languages)

/** Parses the seller of a snapshot. The logo is stored separately. */
export function parseSeller(stored: unknown): Omit<Seller, 'logo'> {
  const { paper, letterWindow, foldMarks, ownWords, ...fields } = toFields(stored)
  const seller = parseTolerantly(sellerSnapshot, fields)
  return {
    ...seller,
    place: seller.place ?? null,
    printedAddress: seller.printedAddress ?? seller.address ?? '',
    // Snapshots without a language are in English.
    ...toLocaleSettings(resolveLanguages(parseTolerantly(storedLanguages, fields)), ownWords),
    // Snapshots from before these choices existed are A4 and have no window.
    ...(paper === 'LETTER' && { paper }),
    ...toLetterSettings(parseLetterWindow(letterWindow), foldMarks === true),
  }
}

const billToSnapshot = billToResponse
  .omit({ id: true, deleted: true, countryName: true })
  .extend({ name: text.catch('') })

/** Parses the client of a snapshot. */
export function parseBillTo(stored: unknown): BillTo {
  const billTo = parseTolerantly(billToSnapshot, stored)
  return {
    ...billTo,
    country: toIsoCountry(billTo.country),
    printedAddress: billTo.printedAddress ?? formatLegacyAddress(billTo).join('\n'),
  }
}
