import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RuleId } from '@/lib/check/names'
import { DEFAULT_LANGUAGE, type Language } from '@/lib/kernel/languages'
import type { Day } from '@/lib/kernel/dates'
import type { MailWords } from '@/lib/words/document-words'
import { mailWords } from '@/lib/words/english/mail'
import { isoCountry } from '@/lib/kernel/places/codes'
import type { TaxRate } from '@/lib/business/taxes/types'
import type { SavedItem } from '@/lib/documents/items/types'
import type { CurrentUser } from '@/lib/business/types'
import { ChecksCard } from './checks-card'
import { DefaultsFields } from './defaults-fields'
import { DesignCard } from './design-card'
import { LanguageCard } from './language-card'
import { OwnWordsCard } from './own-words-card'
import { NumberingCard } from './numbering-card'
import { SeriesCard, type KindNumbering } from './series-card'
import { PanelCard } from '../panel-card'
import { registerShown } from '../../register-shown'
import type { SettingsValues } from '../../user-values'
import { ItemsCard } from '../items/items-card'
import { TaxesCard } from '../taxes/taxes-card'
import { RemindersCard, type Reminders } from './reminders-card'

interface InvoicesPanelProps {
  form: UseFormReturn<SettingsValues, unknown, Record<string, unknown>>
  user: CurrentUser
  /** The user's day. */
  today: Day
  /** How other kinds of documents are numbered. */
  otherNumbering: KindNumbering[]
  reminders: Reminders
  silenced: RuleId[]
  taxes: TaxRate[]
  items: SavedItem[]
}

/** What new invoices begin with, how they are numbered, reminded of, checked, and look. */
export function InvoicesPanel(props: InvoicesPanelProps) {
  const { form, user, today, otherNumbering, reminders, silenced, taxes, items } = props
  // Each part knows only its own fields, all of which the whole form has.
  const part = { register: registerShown(form) as never, errors: form.formState.errors as never }
  const control = form.control as never
  const standard = useStandard(user.language)
  return (
    <>
      <PanelCard title="Invoice Defaults" description="Used to fill in new invoices.">
        <DefaultsFields
          {...part}
          paymentTerms={user.defaultPaymentTerms}
          hasDefaultTax={taxes.some(({ isDefault }) => isDefault)}
        />
      </PanelCard>
      <TaxesCard taxes={taxes} country={isoCountry(user.country)} />
      <ItemsCard items={items} taxes={taxes} currency={user.currency} />
      <NumberingCard {...part} control={control} setValue={form.setValue as never} today={today} />
      {otherNumbering.map((one) => (
        <SeriesCard key={one.kind} {...one} />
      ))}
      {standard && <RemindersCard reminders={reminders} standard={standard} />}
      <ChecksCard silenced={silenced} />
      <LanguageCard {...part} control={control} />
      <OwnWordsCard language={user.language ?? DEFAULT_LANGUAGE} />
      <DesignCard register={form.register as never} control={control} saved={user.accentColor} />
    </>
  )
}

/** What a reminder says by itself in the language of the business; null until it is there. It stays what it was when the page was opened. */
function useStandard(language: Language | null): MailWords['reminder'] | null {
  const [began] = useState(language ?? DEFAULT_LANGUAGE)
  const isEnglish = began === DEFAULT_LANGUAGE
  const [standard, setStandard] = useState(isEnglish ? mailWords.reminder : null)
  useEffect(() => {
    if (isEnglish) return
    void import('@/lib/words/speech/in-browser')
      .then(({ letterWordsOf }) => letterWordsOf({ language: began }))
      .then(({ mail }) => setStandard(mail.reminder))
  }, [began, isEnglish])
  return standard
}
