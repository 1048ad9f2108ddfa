import { means, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceView } from '@/lib/render/view'
import type { MailWords } from '@/lib/words/document-words'
import { fill } from '@/lib/words/fill'

/** The words of the mail that carries a document of a kind: those of an invoice, but for what names it and for what its day means. */
export function letterOf(
  { kinds, valid, validUntil, validInline, ...letter }: MailWords['letter'],
  kind: DocumentKind = 'INVOICE',
) {
  if (kind === 'INVOICE') return letter
  const until = kind === 'QUOTE' && { due: valid, dueDate: validUntil, dueInline: validInline }
  return { ...letter, ...kinds[kind], ...until }
}

export type LetterOfKind = ReturnType<typeof letterOf>

/** By when something is to be done about a document: in a row of its own with a label, alone, and within a sentence. */
interface When {
  row: string | null
  alone: string
  inline: string
}

/** Until when it is to be paid or accepted, or that this came about; null for what asks for nothing. */
export function whenOf(view: InvoiceView, words: LetterOfKind): When | null {
  const { kind, dueDate: due, statusLabel } = view
  if (means('paid', view)) return { row: null, alone: words.settled, inline: words.settledInline }
  if (kind === 'CREDIT_NOTE') return null
  if (kind === 'QUOTE' && !means('underWay', view))
    return { row: null, alone: statusLabel, inline: inSentence(statusLabel) }
  return {
    row: fill(words.dueDate, { due }),
    alone: fill(words.due, { due }),
    inline: fill(words.dueInline, { due }),
  }
}

/** As a sentence goes on with it. */
const inSentence = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)
