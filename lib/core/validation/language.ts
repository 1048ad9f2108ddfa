import { z } from 'zod'
import { LANGUAGES, type Language } from '@/lib/core/languages'
import { formatAllowedValues } from './index'

const CODES = Object.keys(LANGUAGES) as [Language, ...Language[]]

/** A language by its code (BCP 47). Empty becomes null, which takes a choice back; what is absent stays. */
const language = z
  .enum(['', ...CODES], {
    error: ({ input }) => (typeof input === 'string' ? formatAllowedValues(CODES) : undefined),
  })
  .nullable()
  .transform((code) => code || null)
  .optional()

/** What documents speak: one language, or two on one sheet. */
export const languageChoice = { language, secondLanguage: language }
