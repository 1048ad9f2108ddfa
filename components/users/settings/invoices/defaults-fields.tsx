import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/legacy/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/legacy/select'
import { Textarea } from '@/components/ui/textarea'
import { hourLabel } from '@/lib/business/reminder-choices'
import { PAYMENT_TERMS } from '@/lib/kernel/site'
import type { DocumentTextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/kernel/languages'
import type { DefaultsValues } from '../../user-values'
import { DOCUMENT_TEXT_LABELS, DocumentTextsIn } from './document-texts-in'
import { TextsLanguage } from './texts-language'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

interface DefaultsFieldsProps {
  register: UseFormRegister<DefaultsValues>
  errors: FieldErrors<DefaultsValues>
  /** Days; offered even if they are none of the usual ones. */
  paymentTerms: number
  /** Whether a tax of their own starts new invoices, in the place of a rate alone. */
  hasDefaultTax?: boolean
  /** The language of the business, if notes and terms can be entered in others too. */
  language?: Language | null
  /** Notes and terms as they are stored in that. */
  fallback?: Record<DocumentTextKey, string>
  /** Otherwise only the texts in other languages are registered. */
  isOpen?: boolean
}

export function DefaultsFields({
  register,
  errors,
  paymentTerms,
  hasDefaultTax = false,
  language = null,
  fallback = { notes: '', terms: '' },
  isOpen = true,
}: DefaultsFieldsProps) {
  const terms = [...new Set<number>([...PAYMENT_TERMS, paymentTerms])].sort((a, b) => a - b)
  const texts = isOpen && (
    <>
      <FormField
        label={DOCUMENT_TEXT_LABELS.notes}
        error={errors.defaultNotes?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('defaultNotes')} rows={3} maxLength={5000} />
      </FormField>
      <FormField
        label={DOCUMENT_TEXT_LABELS.terms}
        error={errors.defaultTerms?.message}
        className="sm:col-span-2"
      >
        <Textarea {...register('defaultTerms')} rows={3} maxLength={5000} />
      </FormField>
    </>
  )
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {isOpen && (
        <>
          <FormField label="Default Payment Terms" error={errors.defaultPaymentTerms?.message}>
            <Select {...register('defaultPaymentTerms', { setValueAs: Number })}>
              {terms.map((days) => (
                <option key={days} value={days}>
                  {days} days
                </option>
              ))}
            </Select>
          </FormField>
          <FormField
            label="Default Tax Rate (%)"
            hint={hasDefaultTax ? 'From your taxes. Enter another rate to replace it.' : undefined}
            error={errors.defaultTaxRate?.message}
          >
            <Input
              {...register('defaultTaxRate', { setValueAs: (text) => (text === '' ? 0 : Number(text)) })}
              type="number"
              inputMode="decimal"
              min={0}
              max={100}
              step="any"
            />
          </FormField>
          <FormField
            label="Send recurring invoices at"
            hint="For invoices that are e-mailed automatically, in your time zone."
            error={errors.sendingHour?.message}
          >
            <Select {...register('sendingHour', { setValueAs: Number })}>
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {hourLabel(hour)}
                </option>
              ))}
            </Select>
          </FormField>
        </>
      )}
      {language ? (
        <TextsLanguage
          label="Notes and terms in"
          hint="New invoices get those of their language, or your main ones."
          own={language}
          others={(other, onTyped) => (
            <DocumentTextsIn key={other} language={other} {...{ onTyped, fallback }} />
          )}
        >
          {texts}
        </TextsLanguage>
      ) : (
        texts
      )}
    </div>
  )
}
