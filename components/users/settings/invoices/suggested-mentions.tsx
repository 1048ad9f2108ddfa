'use client'

import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useFormContext, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { addMention, listSuggestedMentions } from '@/lib/business/suggested-mentions'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import type { SettingsValues } from '../../user-values'

/** Sentences suggested for the country; a click adds one to the default terms. Empty once they contain all of them. */
export function SuggestedMentions() {
  const t = useTranslations('settings.defaults.mentions')
  const { control, setValue, setFocus } = useFormContext<SettingsValues>()
  const [country, terms] = useWatch({ control, name: ['country', 'defaultTerms'] })
  const missing = listSuggestedMentions(toIsoCountry(country)).filter(({ text }) => !terms?.includes(text))
  if (missing.length === 0) return null
  return (
    <div className="grid gap-2 sm:col-span-2">
      <p className="text-caption text-muted-foreground">{t('title')}</p>
      <ul aria-label={t('title')} className="flex flex-wrap gap-2">
        {missing.map(({ id, text }) => (
          <li key={id}>
            <Button
              type="button"
              variant="outline"
              size="sm"
              title={text}
              onClick={() => {
                setValue('defaultTerms', addMention(terms ?? '', text), {
                  shouldDirty: true,
                  shouldTouch: true,
                })
                // This button disappears, and the sentence may have a placeholder to fill in.
                setFocus('defaultTerms')
              }}
            >
              <Plus aria-hidden="true" />
              {t(id)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
