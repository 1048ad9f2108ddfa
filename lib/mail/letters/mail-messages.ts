import { isInGroup, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { MailMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/interpolate'

/** The words of the mail that carries a document of a kind: those of an invoice, but for what names it and for what its day means. */
export function getMailMessages(
  { kinds, valid, validUntil, validInline, ...letter }: MailMessages['letter'],
  kind: DocumentKind = 'INVOICE',
) {
  if (kind === 'INVOICE') return letter
  const until = kind === 'QUOTE' && { due: valid, dueDate: validUntil, dueInline: validInline }
  return { ...letter, ...kinds[kind], ...until }
}

export type KindMailMessages = ReturnType<typeof getMailMessages>

/** By when something is to be done about a document: in a row of its own with a label, alone, and within a sentence. */
interface DueTexts {
  row: string | null
  alone: string
  inline: string
}

/** Until when it is to be paid or accepted, or that this came about; null for what asks for nothing. */
export function findDueTexts(view: InvoiceView, words: KindMailMessages): DueTexts | null {
  const { kind, dueDate: due, statusLabel } = view
  if (isInGroup('paid', view)) return { row: null, alone: words.settled, inline: words.settledInline }
  if (kind === 'CREDIT_NOTE') return null
  if (kind === 'QUOTE' && !isInGroup('underWay', view))
    return { row: null, alone: statusLabel, inline: lowercaseFirst(statusLabel) }
  return {
    row: interpolate(words.dueDate, { due }),
    alone: interpolate(words.due, { due }),
    inline: interpolate(words.dueInline, { due }),
  }
}

/** As a sentence goes on with it. */
const lowercaseFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)
