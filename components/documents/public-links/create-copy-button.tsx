import { CopyButton } from '@/components/documents/public-links/copy-button'
import type { CopyProps } from '@/components/documents/document-view/invoice-document-details'
import type { PageMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'

/** Returns a copy button for payment details, labelled in the document's language. */
export function createCopyButton(
  { copy, copied, copiedAloud, notCopied, ...page }: PageMessages,
  lang: string,
) {
  const words = { copy, copied, copiedAloud, notCopied }
  return function Copy({ text, label }: CopyProps) {
    const subject = label === undefined ? page.amount : lang === 'en' ? withinSentence(label) : label
    return <CopyButton text={text} name={interpolate(page.copyWhat, { what: subject })} words={words} />
  }
}

/** `Account number` within an English sentence; IBAN and SWIFT keep their capitals. */
const withinSentence = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase())
