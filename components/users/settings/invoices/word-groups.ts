import { isBankLabel } from '@/lib/i18n/custom-labels'

const WHERE_TO_PAY = 'Where to pay'
/** The words of a document in the order in which somebody looks for them. What follows from another one is left out. */
const GROUPS: { title: string; begins: RegExp }[] = [
  { title: 'On the sheet', begins: /^(sheet\.(?!kindMark|partPaid)|amount)/ },
  { title: 'Other documents', begins: /^(kinds|proformaNote)/ },
  {
    title: 'Taxes and discounts',
    begins: /^(tax|includesTax|unitPriceWithTax|untaxed|categories|discount|lineDiscount|withholding)/,
  },
  { title: 'Dates and details', begins: /^(facts|references|seller|types|paymentMethods)/ },
  { title: WHERE_TO_PAY, begins: /^account/ },
  { title: 'Status', begins: /^(statuses|partPaid)/ },
  { title: 'In e-mails', begins: /^letter\.(?!kinds)/ },
  { title: 'In e-mails of other documents', begins: /^letter\.kinds/ },
  { title: 'In receipts’ e-mails', begins: /^receipt\./ },
]

interface WordGroup {
  title: string
  words: [key: string, word: string][]
}

/** Groups the product's words as they are shown. @param withBank whether the words beside the bank details are among them */
export function groupWords(standard: Record<string, string>, withBank: boolean): WordGroup[] {
  return GROUPS.filter(({ title }) => withBank || title !== WHERE_TO_PAY).map(({ title, begins }) => ({
    title,
    words: Object.entries(standard).filter(([key]) => begins.test(key) && (withBank || !isBankLabel(key))),
  }))
}
