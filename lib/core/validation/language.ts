import { z } from 'zod'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { formatAllowedValues } from './index'

const CODES = Object.keys(LANGUAGES) as [Language, ...Language[]]

/** A BCP 47 language code. Empty becomes null, which clears the choice; undefined leaves it unchanged. */
const language = z
  .enum(['', ...CODES], {
    error: ({ input }) => (typeof input === 'string' ? formatAllowedValues(CODES) : undefined),
  })
  .nullable()
  .transform((code) => code || null)
  .optional()

/** Language of documents: one, or two printed side by side. */
export const languageChoice = { language, secondLanguage: language }
