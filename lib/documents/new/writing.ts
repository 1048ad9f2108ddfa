import 'server-only'
import { chosenLanguages, type LanguageChoice } from '@/lib/kernel/languages'
import type { Writing } from '@/lib/words/document-words'
import { speakerOf } from '@/lib/words/speech/spoken'
import { writingOf } from '@/lib/words/speech/speech'

type Chosen = Partial<LanguageChoice<string | null>>

/** How a document between these writes months and days, before it is stored. */
export const writingFor = (
  document: Chosen,
  { client, business }: { client: Chosen; business: Chosen & { country: string | null } },
): Writing => writingOf({ ...speakerOf(chosenLanguages(document, client, business)), place: business })
