import type { Day } from '@/lib/kernel/dates'
import { fillPlaceholders } from './placeholders'
import type { Rhythm } from './types'

/** What may hold placeholders. */
interface Texts {
  notes: string | null
  termsAndConditions: string | null
  lineItems: { description: string }[]
}

/** What a series writes on a day: the same with its placeholders filled. */
export function filledFor<T extends Texts>(content: T, day: Day, rhythm: Rhythm): T {
  const fill = (text: string) => fillPlaceholders(text, day, rhythm)
  return {
    ...content,
    notes: content.notes && fill(content.notes),
    termsAndConditions: content.termsAndConditions && fill(content.termsAndConditions),
    lineItems: content.lineItems.map((line) => ({ ...line, description: fill(line.description) })),
  }
}
