import { isInGroup, type DocumentKind } from '@/lib/documents/lifecycle/kinds'
import type { InvoiceView } from '@/lib/documents/view/invoice-view'
import type { MailMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'

/**
 * Returns the email messages of a document kind: those of an invoice, with the kind's name and the meaning of its due
 * date replaced.
 */
export function getMailMessages(
  { kinds, valid, validUntil, validInline, ...letter }: MailMessages['letter'],
  kind: DocumentKind = 'INVOICE',
) {
  if (kind === 'INVOICE') return letter
  const until = kind === 'QUOTE' && { due: valid, dueDate: validUntil, dueInline: validInline }
  return { ...letter, ...kinds[kind], ...until }
}

export type KindMailMessages = ReturnType<typeof getMailMessages>

/** Due date texts: a labelled row, a standalone text, and one for use within a sentence. */
interface DueTexts {
  row: string | null
  alone: string
  inline: string
}

/**
 * Returns the texts about paying or accepting by the due date, or that it was paid or answered; null for a credit
 * note.
 */
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

const lowercaseFirst = (text: string) => text.charAt(0).toLocaleLowerCase() + text.slice(1)
