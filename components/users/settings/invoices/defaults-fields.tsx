import { useFormContext } from 'react-hook-form'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { OptionSelect } from '@/components/shared/form/option-select'
import { Textarea } from '@/components/ui/textarea'
import { DEFAULT_REMINDER_HOUR } from '@/lib/business/reminder-choices'
import type { DocumentTextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/core/languages'
import { PAYMENT_TERMS } from '@/lib/core/site'
import type { DefaultsValues } from '../../user-values'
import { DOCUMENT_TEXT_LABELS, TranslatedDocumentTexts } from './translated-document-texts'
import { HourSelect } from './hour-select'
import { RateInput } from './rate-input'
import { TextsLanguageSelect } from './texts-language-select'

interface DefaultsFieldsProps {
  /** Days; offered even if they are none of the usual ones. */
  paymentTerms: number
  /** Whether a tax of their own starts new invoices, in the place of a rate alone. */
  hasDefaultTax?: boolean
  /** The language of the business, if notes and terms can be entered in others too. */
  language?: Language | null
  /** Notes and terms as they are stored in that. */
  fallback?: Record<DocumentTextKey, string>
  /** Otherwise only the texts in other languages are shown: the other fields are on another tab, too. */
  isOpen?: boolean
}

export function DefaultsFields({
  paymentTerms,
  hasDefaultTax = false,
  language = null,
  fallback = { notes: '', terms: '' },
  isOpen = true,
}: DefaultsFieldsProps) {
  const texts = isOpen && <DefaultTexts />
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {isOpen && <DefaultNumbers paymentTerms={paymentTerms} hasDefaultTax={hasDefaultTax} />}
      {language ? (
        <TextsLanguageSelect
          label="Notes and terms in"
          hint="New invoices get those of their language, or your main ones."
          own={language}
          others={(other, onTyped) => (
            <TranslatedDocumentTexts key={other} language={other} onTyped={onTyped} fallback={fallback} />
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
  const { control } = useFormContext<DefaultsValues>()
  const terms = [...new Set<number>([...PAYMENT_TERMS, paymentTerms])].sort((a, b) => a - b)
  return (
    <>
      <LabeledField control={control} name="defaultPaymentTerms" label="Default Payment Terms">
        {({ value, onChange, ...field }) => (
          <OptionSelect
            {...field}
            value={String(value)}
            onChange={(days) => onChange(Number(days))}
            options={terms.map((days) => ({ value: String(days), label: `${days} days` }))}
          />
        )}
      </LabeledField>
      <LabeledField
        control={control}
        name="defaultTaxRate"
        label="Default Tax Rate (%)"
        description={hasDefaultTax ? 'From your taxes. Enter another rate to replace it.' : undefined}
      >
        {({ value, ...field }) => <RateInput {...field} value={value ?? 0} />}
      </LabeledField>
      <LabeledField
        control={control}
        name="sendingHour"
        label="Send recurring invoices at"
        description="For invoices that are e-mailed automatically, in your time zone."
      >
        {({ value, ...field }) => <HourSelect {...field} value={value ?? DEFAULT_REMINDER_HOUR} />}
      </LabeledField>
    </>
  )
}

function DefaultTexts() {
  const { control } = useFormContext<DefaultsValues>()
  return (
    <>
      <LabeledField
        control={control}
        name="defaultNotes"
        label={DOCUMENT_TEXT_LABELS.notes}
        className="sm:col-span-2"
      >
        {({ value, ...field }) => <Textarea {...field} value={value ?? ''} rows={3} maxLength={5000} />}
      </LabeledField>
      <LabeledField
        control={control}
        name="defaultTerms"
        label={DOCUMENT_TEXT_LABELS.terms}
        className="sm:col-span-2"
      >
        {({ value, ...field }) => <Textarea {...field} value={value ?? ''} rows={3} maxLength={5000} />}
      </LabeledField>
    </>
  )
}
