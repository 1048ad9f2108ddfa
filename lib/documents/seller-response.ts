import { z } from 'zod'
import { LETTER_WINDOWS } from '@/lib/core/geo/letter-window'
import { PAPERS } from '@/lib/core/geo/paper'
import { currency, id, languageCode, ownWords, text, textOrNull } from '@/lib/core/response-fields'
import { accentColor, template } from '@/lib/business/user-response'

/** Names follow the public invoice view of the specification. */
export const sellerTexts = {
  name: textOrNull,
  address: textOrNull,
  regNumber: textOrNull,
  vat: textOrNull,
  taxNumber: textOrNull,
  bankName: textOrNull,
  bankAccountName: textOrNull,
  bankAccountNumber: textOrNull,
  bankSortCode: textOrNull,
  bankIban: textOrNull,
  bankSwift: textOrNull,
}

const place = z
  .strictObject({
    street: textOrNull,
    city: textOrNull,
    state: textOrNull,
    postalCode: textOrNull,
    country: textOrNull,
  })
  .meta({ id: 'Place' })

/** Sizes are in pixels; `src` is the path on this server. */
const logoRef = z.strictObject({ id: text, src: text, width: z.number(), height: z.number() })
export type LogoRef = z.infer<typeof logoRef>

export const sellerResponse = z
  .strictObject({
    logo: logoRef.nullable(),
    ...sellerTexts,
    /** Address in parts; missing for documents issued before addresses had parts. */
    place: place.nullable().optional(),
    countryName: textOrNull.optional(),
    printedAddress: text.optional(),
    taxCurrency: currency.optional().meta({
      description:
        'Currency in which the law of the seller’s country requires tax to be stated; missing without such a law',
    }),
    template,
    accentColor,
    paper: z.enum(PAPERS).optional(),
    /** Missing without a window. */
    letterWindow: z.enum(LETTER_WINDOWS).optional(),
    foldMarks: z.boolean().optional(),
    language: languageCode.optional(),
    secondLanguage: languageCode.optional(),
    ownWords: ownWords.optional(),
  })
  .meta({ id: 'Seller' })

/** Seller as printed on the document, with its design and locale. */
export type Seller = z.infer<typeof sellerResponse>

export const invoiceUserResponse = z
  .strictObject({
    id,
    fullName: text,
    companyName: textOrNull,
    companyAddress: textOrNull,
    companyLogo: textOrNull.meta({ description: 'Path of the image on this server' }),
    companyVat: textOrNull,
    companyNumber: textOrNull,
    companyTaxNumber: textOrNull,
  })
  .meta({
    id: 'InvoiceUser',
    description: 'Issuer: the account of the business’s owner, and the seller as printed on the document',
  })

/** The issuer (specification, section 3). */
export type InvoiceUser = z.infer<typeof invoiceUserResponse>
