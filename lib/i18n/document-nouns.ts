/** The kinds of document, by what one of them is called in English. */
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
 * A sentence of the product about an invoice, said of a document of another kind: "Invoice created" is "Quote created", and "an invoice"
 * "a quote". For what is the same of every kind, so that it is written once.
 */
export function withDocumentNoun(sentence: string, kind: NounKind = 'INVOICE'): string {
  if (kind === 'INVOICE') return sentence
  return sentence.replace(
    /\b((a)n )?(invoice)(s?)\b/gi,
    (_, an: string | undefined, a: string | undefined, noun: string, s: string, at: number) => {
      const one = DOCUMENT_NOUNS[kind] + s
      // In the middle of a sentence, a capital is that of a heading: "Create Credit Note".
      const written =
        noun[0] === 'i' ? one : /(^|[.!?] )$/.test(sentence.slice(0, at)) ? capitalize(one) : toTitleCase(one)
      return (an ? `${a} ` : '') + written
    },
  )
}

/** What a kind is called at the beginning of a sentence: one of them, and several. */
export const getKindName = (kind: NounKind): string => capitalize(DOCUMENT_NOUNS[kind])
export const getKindNamePlural = (kind: NounKind): string => `${getKindName(kind)}s`
