import { useEffect, useState } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/kernel/languages'
import { mailWords } from '@/lib/words/english/mail'
import type { StandardReminders } from './reminder-texts'

/** What a reminder says by itself in a language; null until it is there. */
export function useStandard(language: Language): StandardReminders | null {
  const [known, setKnown] = useState<{ language: Language; reminder: StandardReminders } | null>(null)
  const isEnglish = language === DEFAULT_LANGUAGE
  useEffect(() => {
    if (isEnglish) return
    let stale = false
    void import('@/lib/words/speech/in-browser')
      .then(({ letterWordsOf }) => letterWordsOf({ language }))
      .then(({ mail: { reminder } }) => stale || setKnown({ language, reminder }))
    return () => {
      stale = true
    }
  }, [language, isEnglish])
  if (isEnglish) return mailWords.reminder
  return known?.language === language ? known.reminder : null
}
