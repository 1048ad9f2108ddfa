import { Button } from '@/components/ui/button'
import { FormField } from '@/components/ui/legacy/form-field'
import { Textarea } from '@/components/ui/textarea'
import type { DocumentTextKey } from '@/lib/business/texts'
import type { Language } from '@/lib/kernel/languages'
import { useTextsIn } from './use-texts-in'

/** What default texts are called in the settings. */
export const DOCUMENT_TEXT_LABELS: Record<DocumentTextKey, string> = {
  notes: 'Default Invoice Notes',
  terms: 'Terms & Conditions',
}

interface DocumentTextsInProps {
  language: Language
  onTyped: (isTyped: boolean) => void
  /** What new invoices get where they have nothing of their own. */
  fallback: Record<DocumentTextKey, string>
}

/** Notes and terms in a language other than the business's own. Kept by a button of their own. */
export function DocumentTextsIn({ language, onTyped, fallback }: DocumentTextsInProps) {
  const { isLoaded, value, error, change, save, isChanged, pending } = useTextsIn(language, onTyped)
  return (
    <>
      {(['notes', 'terms'] as const).map((key) => (
        <FormField key={key} label={DOCUMENT_TEXT_LABELS[key]} error={error(key)} className="sm:col-span-2">
          <Textarea
            rows={3}
            maxLength={5000}
            lang={language}
            disabled={!isLoaded}
            value={value(key)}
            placeholder={fallback[key]}
            onChange={(event) => change(key, event.target.value)}
          />
        </FormField>
      ))}
      <Button
        variant="outline"
        className="justify-self-end sm:col-span-2"
        disabled={!isChanged}
        loading={pending}
        onClick={save}
      >
        Save texts
      </Button>
    </>
  )
}
