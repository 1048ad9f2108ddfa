import 'server-only'
import { decrypt } from '@/lib/platform/crypto/encryption'
import { ALL_LANGUAGES, resolveLanguages, pickLanguages, type LanguageChoice } from '@/lib/core/languages'
import { formatCountry } from '@/lib/core/geo/countries'
import { withCountryName } from '@/lib/clients/with-country-name'
import { resolveLetterWindow, toLetterSettings } from '@/lib/core/geo/letter-window'
import { resolvePaper } from '@/lib/core/geo/paper'
import { findClientContact, getClientTitle } from '@/lib/clients/display-name'
import { billToFields, languageFields } from '@/lib/clients/queries'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { fromDateColumn, todayIn, type Day } from '@/lib/core/dates'
import { toNumber } from '@/lib/core/money'
import type { Payment } from '@/lib/documents/payments/payment-response'
import type { PaymentSource } from '@/lib/documents/payments/types'
import type { Frequency } from '@/lib/documents/recurrence/types'
import { formatBusinessName } from '@/lib/business/members/queries'
import { getLogoSrc } from '@/lib/platform/storage/picture-urls'
import { findTaxCurrency } from '@/lib/core/tax/home-currency'
import { CHARGE_COLUMNS, taxTotalSelect, toChargedTaxes, toCharges } from './totals/charge-columns'
import { CURRENT_EDITION, FIRST_EDITION } from '@/lib/i18n/editions'
import { toLocaleSettings } from '@/lib/i18n/resolve-messages'
import { addLineTaxes } from './totals/line-taxes'
import { lineContentSelect, toLineContent, toLineSource } from './totals/line-content'
import { getUnitCode } from '@/lib/core/money/units'
import { isItem } from './line-items/line-kinds'
import { isLinkExpired } from './public-link'
import { mapOptionalDates, type OptionalDate } from './supply-dates'
import { parseBillTo, parseSeller } from './snapshots'
import { isDraft, isInvoice } from './lifecycle/kinds'
import { getBalance } from './payment-status/payment-status'
import { mapReferences, mapTexts, pickTexts } from './texts'
import type { Invoice, InvoiceSummary, InvoiceUser, LineItem, LogoRef, Seller, SourceDocument } from './types'

/** The purpose under which public links are encrypted. */
export const LINK_ENCRYPTION_PURPOSE = 'invoice link'

export const sellerSelect = {
  owner: { select: { id: true, fullName: true, email: true } },
  companyName: true,
  companyAddress: true,
  street: true,
  city: true,
  state: true,
  postalCode: true,
  country: true,
  companyNumber: true,
  companyVat: true,
  companyTaxNumber: true,
  bankName: true,
  accountHolderName: true,
  accountNumber: true,
  sortCode: true,
  iban: true,
  swiftCode: true,
  invoiceTemplate: true,
  accentColor: true,
  language: true,
  secondLanguage: true,
  paper: true,
  letterWindow: true,
  foldMarks: true,
  ownWords: true,
} satisfies Prisma.BusinessSelect

export const logoSelect = {
  select: { id: true, width: true, height: true },
} satisfies Prisma.Business$logoArgs

export const paymentSelect = {
  id: true,
  paidOn: true,
  amount: true,
  credited: true,
  method: true,
  reference: true,
  isSettlement: true,
  notWithheld: true,
  creditNoteId: true,
} satisfies Prisma.PaymentSelect

export const summarySelect = {
  id: true,
  kind: true,
  relation: true,
  invoiceNumber: true,
  clientId: true,
  client: { select: { name: true, companyName: true } },
  issueDate: true,
  dueDate: true,
  status: true,
  currency: true,
  subtotal: true,
  taxRate: true,
  taxAmount: true,
  totalAmount: true,
  withheldAmount: true,
  amountPaid: true,
  amountCredited: true,
  invoiceType: true,
  recurringDate: true,
  paymentMethod: true,
  ...mapReferences(() => true as const),
} satisfies Prisma.InvoiceSelect

export const invoiceSelect = {
  ...summarySelect,
  businessId: true,
  ...mapTexts(() => true as const),
  language: true,
  secondLanguage: true,
  sourceId: true,
  sourceNumber: true,
  sourceDate: true,
  answeredAt: true,
  answeredBy: true,
  answerNote: true,
  ...CHARGE_COLUMNS,
  discountAmount: true,
  notWithheldAmount: true,
  ...mapOptionalDates(() => true as const),
  exchangeRate: true,
  publicTokenCipher: true,
  linkExpiresOn: true,
  shareMessage: true,
  reminders: true,
  sellerSnapshot: true,
  billToSnapshot: true,
  version: true,
  edition: true,
  frequency: true,
  every: true,
  client: { select: { id: true, deletedAt: true, reminders: true, ...billToFields, ...languageFields } },
  business: {
    select: {
      timeZone: true,
      locale: true,
      sendReceipts: true,
      protectIssued: true,
      logo: logoSelect,
      ...sellerSelect,
    },
  },
  logo: logoSelect,
  lines: {
    select: {
      position: true,
      ...lineContentSelect,
      amount: true,
      sourceLine: true,
      depositId: true,
      depositTax: true,
      depositTaxes: true,
    },
    orderBy: { position: 'asc' },
  },
  taxes: {
    select: taxTotalSelect,
    orderBy: { position: 'asc' },
  },
  payments: { select: paymentSelect, orderBy: [{ paidOn: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.InvoiceSelect

type SummaryRow = Prisma.InvoiceGetPayload<{ select: typeof summarySelect }>
export type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceSelect }>
export type PaymentRow = InvoiceRow['payments'][number]
type LogoRow = { id: string; width: number; height: number } | null

const toLogo = (logo: LogoRow): LogoRef | null => logo && { ...logo, src: getLogoSrc(logo.id) }

/**
 * Returns the seller's name for documents; null if it has none, so that clients never see a placeholder.
 * @see formatBusinessName
 */
const formatSellerName = (business: Parameters<typeof formatBusinessName>[0]): string | null =>
  formatBusinessName(business).trim() || null

/**
 * Maps a business to the seller of a document in the document's languages.
 * @param choices languages of the document and of its client, which take precedence over those of the business
 */
export function toSeller(
  business: Prisma.BusinessGetPayload<{ select: typeof sellerSelect }>,
  logo: LogoRow,
  ...choices: LanguageChoice<string | null>[]
): Seller {
  const taxCurrency = findTaxCurrency(business.country)
  return {
    // A document needs the messages of its own languages, a form those of every language it offers.
    ...toLocaleSettings(
      resolveLanguages(...choices, business),
      business.ownWords,
      choices.length > 0 ? undefined : ALL_LANGUAGES,
    ),
    logo: toLogo(logo),
    name: formatSellerName(business),
    address: business.companyAddress,
    place: {
      street: business.street,
      city: business.city,
      state: business.state,
      postalCode: business.postalCode,
      country: business.country,
    },
    countryName: formatCountry(business.country),
    ...(taxCurrency && { taxCurrency }),
    regNumber: business.companyNumber,
    vat: business.companyVat,
    taxNumber: business.companyTaxNumber,
    bankName: business.bankName,
    bankAccountName: business.accountHolderName,
    bankAccountNumber: business.accountNumber,
    bankSortCode: business.sortCode,
    bankIban: business.iban,
    bankSwift: business.swiftCode,
    template: business.invoiceTemplate,
    accentColor: business.accentColor,
    ...(resolvePaper(business) === 'LETTER' && { paper: 'LETTER' }),
    ...toLetterSettings(resolveLetterWindow(business), business.foldMarks),
  }
}

export function toSummary(row: SummaryRow): InvoiceSummary {
  const { client, ...rest } = row
  return {
    ...rest,
    clientName: getClientTitle(client),
    clientContact: findClientContact(client),
    issueDate: fromDateColumn(row.issueDate),
    dueDate: fromDateColumn(row.dueDate),
    recurringDate: row.recurringDate && fromDateColumn(row.recurringDate),
    subtotal: Number(row.subtotal),
    taxRate: Number(row.taxRate),
    taxAmount: Number(row.taxAmount),
    totalAmount: Number(row.totalAmount),
    withheldAmount: Number(row.withheldAmount),
    amountPaid: Number(row.amountPaid),
    amountCredited: Number(row.amountCredited),
    // Only invoices have payments.
    balance: isInvoice(row) ? toNumber(getBalance(row)) : 0,
  }
}

const findToken = ({ publicTokenCipher }: InvoiceRow): string | null =>
  publicTokenCipher && decrypt(LINK_ENCRYPTION_PURPOSE, publicTokenCipher)

/** Returns the token of the public link; null if there is none, or if it has expired. */
export const findLinkToken = (row: InvoiceRow): string | null => (isLinkExpired(row) ? null : findToken(row))

export const toPayment = ({ isSettlement: _, notWithheld, creditNoteId, ...row }: PaymentRow): Payment => ({
  ...row,
  ...(notWithheld && { notWithheld }),
  ...(creditNoteId !== null && { creditNoteId }),
  paidOn: fromDateColumn(row.paidOn),
  amount: Number(row.amount),
  credited: Number(row.credited),
  method: row.method as PaymentSource,
})

/** Maps the seller to the specification's field names. Without a company name, the person's name is used. */
const toUser = ({ id, fullName }: { id: number; fullName: string }, seller: Seller): InvoiceUser => ({
  id,
  fullName,
  companyName: seller.name === fullName.trim() ? null : seller.name,
  companyAddress: seller.address,
  companyLogo: seller.logo && seller.logo.src,
  companyVat: seller.vat,
  companyNumber: seller.regNumber,
  companyTaxNumber: seller.taxNumber,
})

export const toOptionalDates = (row: Record<OptionalDate, Date | null>): Record<OptionalDate, Day | null> =>
  mapOptionalDates((field) => row[field] && fromDateColumn(row[field]))

const toSource = ({ sourceId, sourceNumber, sourceDate }: InvoiceRow): SourceDocument | null =>
  sourceId !== null && sourceNumber !== null && sourceDate !== null
    ? { id: sourceId, number: sourceNumber, date: fromDateColumn(sourceDate) }
    : null

function toLineItem(row: InvoiceRow['lines'][number]): LineItem {
  const line = { id: row.position, ...toLineContent(row) }
  if (!isItem(line)) return line
  const { unit } = line
  const coded = unit && { unitCode: getUnitCode(unit) }
  return { ...line, ...coded, amount: Number(row.amount), ...toLineSource(row) }
}

/** Maps a stored invoice for its owner. Outside DRAFT, seller and client come from the snapshots. */
export function toInvoice(row: InvoiceRow): Invoice {
  const {
    client,
    business,
    businessId: _owner,
    logo,
    lines,
    taxes,
    payments,
    taxParts: _taxParts,
    discountKind: _discountKind,
    discountValue: _discountValue,
    withholdingLabel: _withholdingLabel,
    withholdingRate: _withholdingRate,
    sellerSnapshot,
    billToSnapshot,
    sourceId: _source,
    sourceNumber: _sourceNumber,
    sourceDate: _sourceDate,
    answeredAt: _answered,
    answeredBy: _answeredBy,
    answerNote: _answerNote,
    publicTokenCipher: _cipher,
    linkExpiresOn: _expiry,
    reminders: _isReminded,
    notWithheldAmount,
    frequency,
    every,
    ...rest
  } = row
  const { id, deletedAt, reminders: _isToldToo, language: _own, secondLanguage: _beside, ...billTo } = client
  const frozenSeller = sellerSnapshot === null ? null : parseSeller(sellerSnapshot)
  const frozenBillTo = billToSnapshot === null ? null : parseBillTo(billToSnapshot)
  const seller: Seller = frozenSeller
    ? {
        ...frozenSeller,
        // Snapshots from before that fallback existed have no company name.
        name: frozenSeller.name || business.owner.fullName.trim() || null,
        logo: toLogo(logo),
      }
    : toSeller(business, business.logo, row, client)
  const charged = toChargedTaxes(taxes).map(({ rate, taxable, tax, ...one }) => ({
    ...one,
    rate: Number(rate),
    taxable: Number(taxable),
    tax: Number(tax),
  }))
  return {
    ...toSummary({ ...rest, client }),
    ...pickTexts(rest),
    ...pickLanguages(rest),
    ...toCharges(row),
    discountAmount: Number(row.discountAmount),
    ...(notWithheldAmount.gt(0) && { notWithheldAmount: Number(notWithheldAmount) }),
    ...toOptionalDates(row),
    exchangeRate: row.exchangeRate && Number(row.exchangeRate),
    taxes: charged,
    source: toSource(row),
    answer: row.answeredAt && {
      at: row.answeredAt.toISOString(),
      day: todayIn(business.timeZone, row.answeredAt),
      by: row.answeredBy,
      note: row.answerNote,
    },
    shareMessage: rest.shareMessage,
    version: rest.version,
    edition: rest.edition ?? (isDraft(row) ? CURRENT_EDITION : FIRST_EDITION),
    rhythm: frequency && every ? { frequency: frequency as Frequency, every } : null,
    publicToken: findToken(row),
    lineItems: addLineTaxes(lines.map(toLineItem), {
      ...toCharges(row),
      currency: rest.currency,
      taxes: charged,
    }),
    payments: payments.map(toPayment),
    seller,
    user: toUser(business.owner, seller),
    client: { ...(frozenBillTo ?? withCountryName(billTo)), id, deleted: deletedAt !== null },
  }
}
