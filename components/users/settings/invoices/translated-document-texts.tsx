import { LabeledField } from '@/components/shared/form/labeled-field'
import { Form } from '@/components/ui/form'
import { Textarea } from '@/components/ui/textarea'
import { DOCUMENT_TEXT_KEYS, type DocumentTextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/core/languages'
import { useTextsForm } from './use-texts-form'
import { SaveButton } from './save-button'

/** What default texts are called in the settings. */
export const DOCUMENT_TEXT_LABELS: Record<DocumentTextKey, string> = {
  notes: 'Default Invoice Notes',
  terms: 'Terms & Conditions',
}

interface TranslatedDocumentTextsProps {
  language: Language
  onTyped: (isTyped: boolean) => void
  /** What new invoices get where they have nothing of their own. */
  fallback: Record<DocumentTextKey, string>
}

/** Notes and terms in a language other than the business's own. Kept by a button of their own. */
export function TranslatedDocumentTexts({ language, onTyped, fallback }: TranslatedDocumentTextsProps) {
  const { form, isLoaded, save } = useTextsForm(language, onTyped)
  return (
    <Form {...form}>
      {DOCUMENT_TEXT_KEYS.map((key) => (
        <LabeledField
          key={key}
          control={form.control}
          name={key}
          label={DOCUMENT_TEXT_LABELS[key]}
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
      <SaveButton save={save} className="sm:col-span-2">
        Save texts
      </SaveButton>
    </Form>
  )
}
