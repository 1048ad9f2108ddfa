/**
 * Use of a PDF. Each use of a business has its own queue, so that an export or many emails don't delay its members,
 * or clients who open its links.
 */
export type PdfUse = 'business' | 'export' | 'mail' | 'link' | 'visitor'

/** The owner of a PDF in the queue: a use and the id of the business, or the network of a visitor. */
export interface PdfOwner {
  use: PdfUse
  id: number | string
}

interface UseLimits {
  /** Maximum number of waiting PDFs of one owner. */
  waitingEach: number
  /** Maximum number of waiting PDFs in total. */
  waiting: number
  /** Milliseconds until the thread that renders a PDF is terminated. */
  timeout: number
}

export type PdfLimits = Record<PdfUse, UseLimits>

const MAX_WAITING = 64
const TIMEOUT_MS = 20_000

export const PDF_LIMITS: PdfLimits = {
  business: { waitingEach: 4, waiting: MAX_WAITING, timeout: TIMEOUT_MS },
  export: { waitingEach: 4, waiting: MAX_WAITING, timeout: TIMEOUT_MS },
  mail: { waitingEach: 16, waiting: MAX_WAITING, timeout: TIMEOUT_MS },
  link: { waitingEach: 8, waiting: MAX_WAITING, timeout: TIMEOUT_MS },
  // Visitors without an account: few at a time, and always after businesses.
  visitor: { waitingEach: 1, waiting: 2, timeout: 5_000 },
}
