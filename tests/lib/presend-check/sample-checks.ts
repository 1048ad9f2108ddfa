import { mapTexts } from '@/lib/documents/texts'
import { PLAIN_LINE } from '@/lib/documents/totals/charges'
import type {
  CheckedBusiness,
  CheckedClient,
  CheckedDocument,
  DocumentHistory,
  RuleInput,
  PastInvoice,
} from '@/lib/presend-check/types'
import { addDays, type Day } from '@/lib/core/dates'
import { DEFAULT_DESIGN } from '@/lib/business/design'
import type { Seller } from '@/lib/documents/types'

/** A Friday, like the due date two weeks later. */
export const TODAY: Day = '2026-11-20'

/** An invoice without findings. */
export const CLEAN_INVOICE: RuleInput = {
  document: {
    id: 42,
    invoiceNumber: 'INV-0042',
    issueDate: TODAY,
    dueDate: addDays(TODAY, 14),
    invoiceType: 'ONE_OFF',
    paymentMethod: 'BANK_TRANSFER',
    currency: 'GBP',
    taxRate: 20,
    taxes: [],
    relation: null,
    taxReason: null,
    withholding: null,
    serviceFrom: null,
    exchangeRate: null,
    totalAmount: 120,
    ...mapTexts(() => null),
    lineItems: [
      {
        id: 1,
        description: 'Consulting',
        quantity: 1,
        unit: null,
        kind: 'ITEM' as const,
        ...PLAIN_LINE,
        unitPrice: 100,
        amount: 100,
      },
    ],
    seller: {
      logo: null,
      name: 'Robin Ltd',
      address: '1 High Street\nLeeds',
      regNumber: null,
      vat: 'GB123456789',
      taxNumber: null,
      bankName: 'Northern Bank',
      bankAccountName: 'Robin Ltd',
      bankAccountNumber: '12345678',
      bankSortCode: '12-34-56',
      bankIban: 'GB82 WEST 1234 5698 7654 32',
      bankSwift: 'WESTGB2L',
      ...DEFAULT_DESIGN,
    },
  },
  business: {
    today: TODAY,
    fullName: 'Robin Example',
    companyName: 'Robin Ltd',
    country: 'GB',
    defaultTaxRate: 20,
    hasBankDetails: true,
    pattern: 'INV-{0000}',
    silenced: [],
  },
  client: {
    id: 7,
    name: 'Hannah Berg',
    companyName: 'Berg & Sons',
    email: 'hannah@berg.test',
    phone: null,
    address: '2 Low Street',
    city: 'York',
    state: null,
    postalCode: 'YO1',
    country: null,
    vatNumber: null,
    taxNumber: null,
    companyNumber: null,
    currency: null,
  },
  history: { businessDocuments: [], clientDocuments: [], deletedNumbers: [] },
}

/** Returns the clean invoice with some values replaced. */
export const withValues = (
  { seller, ...document }: Partial<Omit<CheckedDocument, 'seller'>> & { seller?: Partial<Seller> },
  business: Partial<CheckedBusiness> = {},
  client: Partial<CheckedClient> = {},
  history: Partial<DocumentHistory> = {},
): RuleInput => ({
  document: {
    ...CLEAN_INVOICE.document,
    ...document,
    seller: { ...CLEAN_INVOICE.document.seller, ...seller },
  },
  business: { ...CLEAN_INVOICE.business, ...business },
  client: { ...CLEAN_INVOICE.client, ...client },
  history: { ...CLEAN_INVOICE.history, ...history },
})

/** Returns a paid invoice from two months ago. */
export const createPastInvoice = (values: Partial<PastInvoice> = {}): PastInvoice => ({
  id: 1,
  invoiceNumber: 'INV-0041',
  issueDate: addDays(TODAY, -60),
  dueDate: addDays(TODAY, -46),
  status: 'PAID',
  currency: 'GBP',
  totalAmount: 130,
  ...values,
})
