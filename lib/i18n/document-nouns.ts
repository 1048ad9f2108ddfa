/** English nouns of the kinds of document. */
export const DOCUMENT_NOUNS = {
  INVOICE: 'invoice',
  CREDIT_NOTE: 'credit note',
  QUOTE: 'quote',
  PROFORMA: 'pro forma invoice',
} as const
export type NounKind = keyof typeof DOCUMENT_NOUNS

const capitalize = (text: string) => text[0]!.toUpperCase() + text.slice(1)
const toTitleCase = (text: string) => text.split(' ').map(capitalize).join(' ')

/**
 * Rewrites a sentence about an invoice for another kind of document: "Invoice created" becomes "Quote created", "an
 * invoice" becomes "a quote". For sentences that are the same for every kind, so that they are written only once.
 */
export function withDocumentNoun(sentence: string, kind: NounKind = 'INVOICE'): string {
  if (kind === 'INVOICE') return sentence
  return sentence.replace(
    /\b((a)n )?(invoice)(s?)\b/gi,
    (_, an: string | undefined, a: string | undefined, noun: string, s: string, at: number) => {
      const one = DOCUMENT_NOUNS[kind] + s
      // A capital in the middle of a sentence means a heading: "Create Credit Note".
      const written =
        noun[0] === 'i' ? one : /(^|[.!?] )$/.test(sentence.slice(0, at)) ? capitalize(one) : toTitleCase(one)
      return (an ? `${a} ` : '') + written
    },
  )
}

/** Returns the capitalised noun of a kind. */
export const getKindName = (kind: NounKind): string => capitalize(DOCUMENT_NOUNS[kind])
export const getKindNamePlural = (kind: NounKind): string => `${getKindName(kind)}s`
