import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { useDecimalSign } from '@/components/shared/format-settings'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Textarea } from '@/components/ui/textarea'
import { DEFAULT_REMINDER_HOUR } from '@/lib/business/reminder-choices'
import { type DocumentTextKey, DOCUMENT_TEXT_KEYS } from '@/lib/business/texts'
import type { Language } from '@/lib/core/languages'
import { formatDecimal, parsePercent } from '@/lib/core/money/parse'
import { PAYMENT_TERMS } from '@/lib/core/site'
import type { DefaultsValues } from '../../user-values'
import { HourSelect } from './hour-select'
import { SuggestedMentions } from './suggested-mentions'
import { TextsLanguageSelect } from './texts-language-select'
import { useState, type ComponentProps } from 'react'
import { Input } from '@/components/ui/input'
import { Form } from '@/components/ui/form'
import { useTextsForm } from './use-texts-form'

const PLACE = { tab: 'invoices', section: 'defaults' } as const

interface TranslatedDocumentTextsProps {
  language: Language
  onDirtyChange: (isDirty: boolean) => void
  /** Texts of new invoices if there are none in this language. */
  fallback: Record<DocumentTextKey, string>
}

/** Notes and terms in another language than the business's. */
function TranslatedDocumentTexts({ language, onDirtyChange, fallback }: TranslatedDocumentTextsProps) {
  const t = useTranslations('settings.defaults')
  const { form, isLoaded } = useTextsForm({ language, place: PLACE }, onDirtyChange)
  return (
    <Form {...form}>
      {DOCUMENT_TEXT_KEYS.map((key) => (
        <LabeledField
          isPrinted
          key={key}
          control={form.control}
          name={key}
          label={t(key)}
          className="sm:col-span-2"
        >
          {(field) => (
            <Textarea
              {...field}
              rows={3}
              maxLength={5000}
              lang={language}
              disabled={!isLoaded}
              placeholder={fallback[key]}
            />
          )}
        </LabeledField>
      ))}
    </Form>
  )
}

type RateInputProps = Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'type'> & {
  /** In percent. */
  value: number
  onChange: (value: number) => void
}

const toRate = (text: string) => parsePercent(text) ?? 0

/** Percentage field. Keeps the typed text while it means the value: an empty field is 0. */
function RateInput({ value, onChange, ...props }: RateInputProps) {
  const sign = useDecimalSign()
  const [text, setText] = useState(() => formatDecimal(value, sign))
  return (
    <Input
      {...props}
      inputMode="decimal"
      autoComplete="off"
      value={Object.is(toRate(text), value) ? text : formatDecimal(value, sign)}
      onChange={(event) => {
        setText(event.target.value)
        onChange(toRate(event.target.value))
      }}
    />
  )
}

interface DefaultsFieldsProps {
  /** In days; offered even if it isn't in the standard list. */
  paymentTerms: number
  /** True if new invoices start with a default tax instead of a plain rate. */
  hasDefaultTax?: boolean
  /** Language of the business, if notes and terms can be entered in others too. */
  language?: Language | null
  /** Stored notes and terms in that language. */
  fallback?: Record<DocumentTextKey, string>
  /** If false, only the texts in other languages are shown, because the other fields are registered on another tab. */
  isOpen?: boolean
}

export function DefaultsFields({
  paymentTerms,
  hasDefaultTax = false,
  language = null,
  fallback = { notes: '', terms: '' },
  isOpen = true,
}: DefaultsFieldsProps) {
  const t = useTranslations('settings.defaults')
  const texts = isOpen && <DefaultTexts />
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {isOpen && <DefaultNumbers paymentTerms={paymentTerms} hasDefaultTax={hasDefaultTax} />}
      {language ? (
        <TextsLanguageSelect
          label={t('textsIn')}
          hint={t('textsHint')}
          defaultLanguage={language}
          renderTexts={(other, onDirtyChange) => (
            <TranslatedDocumentTexts
              key={other}
              language={other}
              onDirtyChange={onDirtyChange}
              fallback={fallback}
            />
          )}
        >
          {texts}
        </TextsLanguageSelect>
      ) : (
        texts
      )}
    </div>
  )
}

function DefaultNumbers({ paymentTerms, hasDefaultTax }: { paymentTerms: number; hasDefaultTax: boolean }) {
  const t = useTranslations('settings.defaults')
  const { control } = useFormContext<DefaultsValues>()
  const terms = [...new Set<number>([...PAYMENT_TERMS, paymentTerms])].sort((a, b) => a - b)
  return (
    <>
      <LabeledField control={control} name="defaultPaymentTerms" label={t('paymentTerms')}>
        {({ value, onChange, ...field }) => (
          <OptionSelect
            {...field}
            value={String(value)}
            onChange={(days) => onChange(Number(days))}
            options={terms.map((days) => ({ value: String(days), label: t('days', { days }) }))}
          />
        )}
      </LabeledField>
      <LabeledField
        control={control}
        name="defaultTaxRate"
        label={t('taxRate')}
        description={hasDefaultTax ? t('taxRateHint') : undefined}
      >
        {({ value, ...field }) => <RateInput {...field} value={value ?? 0} />}
      </LabeledField>
      <LabeledField
        control={control}
        name="sendingHour"
        label={t('sendingHour')}
        description={t('sendingHourHint')}
      >
        {({ value, ...field }) => <HourSelect {...field} value={value ?? DEFAULT_REMINDER_HOUR} />}
      </LabeledField>
    </>
  )
}

function DefaultTexts() {
  const t = useTranslations('settings.defaults')
  const { control } = useFormContext<DefaultsValues>()
  return (
    <>
      <LabeledField
        isPrinted
        control={control}
        name="defaultNotes"
        label={t('notes')}
        className="sm:col-span-2"
      >
        {({ value, ...field }) => <Textarea {...field} value={value ?? ''} rows={3} maxLength={5000} />}
      </LabeledField>
      <LabeledField
        isPrinted
        control={control}
        name="defaultTerms"
        label={t('terms')}
        className="sm:col-span-2"
      >
        {({ value, ...field }) => <Textarea {...field} value={value ?? ''} rows={3} maxLength={5000} />}
      </LabeledField>
      <SuggestedMentions />
    </>
  )
}
