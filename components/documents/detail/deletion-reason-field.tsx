import { useId } from 'react'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { MAX_REASON } from '@/lib/documents/limits'

interface DeletionReasonFieldProps {
  value: string
  onChange: (reason: string) => void
}

/** Reason for deleting an issued document; stored with its number. */
export function DeletionReasonField({ value, onChange }: DeletionReasonFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <Label htmlFor={id}>Reason (optional)</Label>
      <Textarea
        id={id}
        aria-describedby={`${id}-description`}
        rows={2}
        maxLength={MAX_REASON}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-description`} className="text-caption text-muted-foreground">
        Kept with the number, for your records.
      </p>
    </div>
  )
}
