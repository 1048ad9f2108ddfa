import type { PageWords } from '../document-words'

/** What stands around a document on its public page, in English. */
export const pageWords: PageWords = {
  print: 'Print',
  download: 'Download PDF',
  from: '{title} from {seller}',
  about: '{title}: view it, and download it as a PDF.',
  copy: 'Copy',
  copyWhat: 'Copy {what}',
  amount: 'amount',
  copied: 'Copied',
  copiedAloud: 'Copied to clipboard',
  notCopied: 'Failed to copy',
}
