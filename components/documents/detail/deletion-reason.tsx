import { FormField } from '@/components/ui/legacy/form-field'
import { Textarea } from '@/components/ui/textarea'
import { MAX_REASON } from '@/lib/documents/limits'

interface DeletionReasonProps {
  value: string
  onChange: (reason: string) => void
}

/** Why what was issued is deleted: kept with its number. */
export const DeletionReason = ({ value, onChange }: DeletionReasonProps) => (
  <FormField label="Reason (optional)" hint="Kept with the number, for your records.">
    <Textarea
      rows={2}
      maxLength={MAX_REASON}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </FormField>
)
