import { useEffect, useState } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/core/languages'
import { mailWords } from '@/lib/i18n/messages/en/mail'
import type { DefaultReminderTexts } from './reminder-texts'

/** Returns the default reminder texts in a language; null until loaded. */
export function useDefaultReminderTexts(language: Language): DefaultReminderTexts | null {
  const [loaded, setLoaded] = useState<{ language: Language; reminder: DefaultReminderTexts } | null>(null)
  const isEnglish = language === DEFAULT_LANGUAGE
  useEffect(() => {
    if (isEnglish) return
    let stale = false
    void import('@/lib/i18n/load-messages')
      .then(({ loadMailMessages }) => loadMailMessages({ language }))
      .then(({ mail: { reminder } }) => stale || setLoaded({ language, reminder }))
    return () => {
      stale = true
    }
  }, [language, isEnglish])
  if (isEnglish) return mailWords.reminder
  return loaded?.language === language ? loaded.reminder : null
}
