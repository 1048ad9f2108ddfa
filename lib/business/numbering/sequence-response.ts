import { z } from 'zod'
import { text } from '@/lib/core/response-fields'
import { NUMBERED_KINDS } from './numbered-kinds'
import { RESET_INTERVALS } from './pattern'

export const numberSequenceResponse = z
  .strictObject({
    kind: z.enum(NUMBERED_KINDS),
    /** Pattern as the business wrote it, with `{KIND}`. */
    pattern: text,
    /** True if the business chose it; otherwise assigned numbers can change it. */
    isChosen: z.boolean(),
    resets: z.enum(RESET_INTERVALS),
    /** Current year or month; empty if the counter never resets. */
    period: text,
    /** Number of the next document dated today. */
    next: text,
    /** The next number and the two after it. */
    preview: text.array(),
  })
  .meta({ id: 'NumberSeries' })

/** Number sequence of one document kind. */
export type NumberSequenceSettings = z.infer<typeof numberSequenceResponse>
