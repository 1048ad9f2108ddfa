'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useMay } from '@/components/shared/permissions'
import { LanguageOptions } from '@/components/shared/language-options'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/hooks/use-toast'
import type { Language } from '@/lib/kernel/languages'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import {
  hasLines,
  isBankWord,
  mailWordsByKey,
  maxLengthOf,
  wordsByKey,
  type OwnWords,
} from '@/lib/words/own-words'
import { PanelCard } from '../panel-card'

const PATH = '/api/user/words'

const WHERE_TO_PAY = 'Where to pay'
/** The words of a document in the order in which somebody looks for them. What follows from another one is left out. */
const GROUPS: { title: string; begins: RegExp }[] = [
  { title: 'On the sheet', begins: /^(sheet\.(?!kindMark|partPaid)|amount)/ },
  { title: 'Other documents', begins: /^(kinds|proformaNote)/ },
  {
    title: 'Taxes and discounts',
    begins: /^(tax|includesTax|unitPriceWithTax|untaxed|categories|discount|lineDiscount|withholding)/,
  },
  { title: 'Dates and details', begins: /^(facts|references|seller|types|paymentMethods)/ },
  { title: WHERE_TO_PAY, begins: /^account/ },
  { title: 'Status', begins: /^(statuses|partPaid)/ },
  { title: 'In e-mails', begins: /^letter\.(?!kinds)/ },
  { title: 'In e-mails of other documents', begins: /^letter\.kinds/ },
  { title: 'In receipts’ e-mails', begins: /^receipt\./ },
]

interface Known {
  language: Language
  /** The product's words, and the business's. */
  standard: Record<string, string>
  own: OwnWords
}

/** What the business calls things on its documents, language by language. Comes when it is opened. */
export function OwnWordsCard({ language }: { language: Language }) {
  const [chosen, setChosen] = useState<Language | null>(null)
  return (
    <PanelCard
      title="Your own words"
      description="Change any word on your invoices and in their e-mails, such as VAT to GST. Sent invoices stay as they are."
    >
      {chosen ? (
        <Words key={chosen} language={chosen} onLanguage={setChosen} />
      ) : (
        <Button variant="outline" onClick={() => setChosen(language)}>
          Change words
        </Button>
      )}
    </PanelCard>
  )
}

function Words({ language, onLanguage }: { language: Language; onLanguage: (language: Language) => void }) {
  const router = useRouter()
  // Only those who may change the bank details may change the words beside them.
  const mayChangeBank = useMay('bank')
  const [known, setKnown] = useState<Known | null>(null)
  const [typed, setTyped] = useState<Record<string, string>>({})
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const [pending, setPending] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  // The first that is wrong gets the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0) card.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [errors])
  const { leave } = useUnsaved(Object.keys(typed).length > 0)

  useEffect(() => {
    let stale = false
    void Promise.all([
      import('@/lib/words/speech/in-browser').then(({ letterWordsOf }) => letterWordsOf({ language })),
      apiFetch<{ words: OwnWords }>(PATH),
    ]).then(
      ([{ document, mail }, { words: own }]) =>
        stale || setKnown({ language, standard: { ...wordsByKey(document), ...mailWordsByKey(mail) }, own }),
      (error: unknown) =>
        toast({ title: 'Failed to load', description: messageOf(error), variant: 'destructive' }),
    )
    return () => {
      stale = true
    }
  }, [language])

  const save = async () => {
    setPending(true)
    setErrors({})
    try {
      const body = { language, words: typed }
      const { words } = await apiFetch<{ words: OwnWords }>(PATH, { method: 'PATCH', body })
      setKnown((before) => before && { ...before, own: words })
      setTyped({})
      router.refresh()
      toast({ title: 'Words saved', description: 'They apply to drafts and new invoices.' })
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.errors)
      toast({ title: 'Failed to save', description: messageOf(error), variant: 'destructive' })
    }
    setPending(false)
  }
  /** Enter means this card, which has a button of its own, and not the form that lies around it. */
  const saveByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement))
      return
    event.preventDefault()
    if (Object.keys(typed).length > 0 && !pending) void save()
  }
  const stored = (key: string) => known?.own[language]?.[key] ?? ''
  const change = (key: string, text: string) => {
    const { [key]: _before, ...others } = typed
    setTyped(text === stored(key) ? others : { ...others, [key]: text })
  }

  const field = (key: string, word: string) => ({
    ...{ value: typed[key] ?? stored(key), placeholder: word, lang: language },
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => change(key, target.value),
  })

  return (
    <div ref={card} className="grid gap-6" onKeyDown={saveByEnter}>
      <FormField label="Words in" className="sm:max-w-80">
        <Select value={language} onChange={({ target }) => leave(() => onLanguage(target.value as Language))}>
          <LanguageOptions />
        </Select>
      </FormField>
      {known &&
        GROUPS.filter(({ title }) => mayChangeBank || title !== WHERE_TO_PAY).map(({ title, begins }) => (
          <fieldset key={title}>
            <legend className="mb-2 font-semibold">{title}</legend>
            <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
              {Object.entries(known.standard)
                .filter(([key]) => begins.test(key) && (mayChangeBank || !isBankWord(key)))
                .map(([key, word]) => (
                  <FormField key={key} label={word} error={errors[`words.${key}`]?.[0]}>
                    {hasLines(key) ? (
                      <Textarea {...field(key, word)} rows={2} maxLength={maxLengthOf(key)} />
                    ) : (
                      <Input {...field(key, word)} maxLength={maxLengthOf(key)} autoComplete="off" />
                    )}
                  </FormField>
                ))}
            </div>
          </fieldset>
        ))}
      <Button
        variant="outline"
        className="justify-self-end"
        disabled={Object.keys(typed).length === 0}
        loading={pending}
        onClick={save}
      >
        Save words
      </Button>
    </div>
  )
}
