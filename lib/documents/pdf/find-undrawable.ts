import 'server-only'
import { unavailable } from '@/lib/i18n/errors'
import { log } from '@/lib/platform/log'
import type { PdfOwner } from './pdf-owner'
import { getPdfRenderer } from './render'

/** Characters that the fonts always have: texts with only these need no check. */
export const ALWAYS_DRAWABLE =
  /^[\s\x20-\x7e\u00a0-\u017f\u0400-\u045f\u2010-\u2015\u2018-\u201e\u2022\u2026\u20ac]*$/

/** Milliseconds to wait: no page should hang for a warning. */
const TIMEOUT_MS = 1_000

/**
 * Returns for each text the characters that the PDF shows as a box, because no font has them. Returns none if the
 * rendering thread doesn't answer in time.
 * @param owner the owner in the queue, of whom only a few requests may wait at a time
 */
export async function findUndrawable(texts: string[], owner: PdfOwner): Promise<string[][]> {
  const rare = texts.filter((text) => !ALWAYS_DRAWABLE.test(text))
  if (rare.length === 0) return texts.map(() => [])
  try {
    const timeout = AbortSignal.timeout(TIMEOUT_MS)
    const bytes = await Promise.race([
      getPdfRenderer().render({ texts: rare }, owner, timeout),
      rejectOn(timeout),
    ])
    const found = JSON.parse(new TextDecoder().decode(bytes)) as string[][]
    const byText = new Map(rare.map((text, index) => [text, found[index] ?? []]))
    return texts.map((text) => byText.get(text) ?? [])
  } catch (error) {
    log.warn({ err: error }, 'checking the PDF’s fonts failed')
    return texts.map(() => [])
  }
}

/** Rejects on timeout. A job that is being rendered can't be cancelled. */
const rejectOn = (timeout: AbortSignal): Promise<never> =>
  new Promise((_, reject) =>
    timeout.addEventListener('abort', () => reject(unavailable('pdf.busy', 5)), { once: true }),
  )
