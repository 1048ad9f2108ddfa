import { useFormContext } from 'react-hook-form'
import { FormControl, FormField, FormItem } from '@/components/ui/form'
import { RadioGroup } from '@/components/ui/radio-group'
import type { Conversion, ConversionStart } from '@/lib/documents/quote-billing/conversion-types'
import { listDeductibleInvoices, findBlockingDraft, type ConvertFields } from './convert-fields'
import { ChoiceCard } from '@/components/shared/form/choice-card'

const LABELS: Record<Conversion, string> = {
  INVOICE: 'The whole quote',
  PARTIAL: 'Chosen lines',
  DEPOSIT: 'A deposit',
  FINAL: 'Final invoice',
}

/** Returns what a final invoice bills, or which draft it waits for. */
export function getFinalInvoiceHint(start: ConversionStart): string {
  const waiting = findBlockingDraft(start)
  if (waiting) return `${waiting.invoiceNumber} is still a draft: mark it as sent, or delete it, first.`
  const numbers = listDeductibleInvoices(start).map(({ invoiceNumber }) => invoiceNumber)
  return `All of it, less ${numbers.join(', ')}.`
}

const getConversionHint = (to: Conversion, start: ConversionStart): string => {
  if (to === 'INVOICE') return 'Everything that stands on it.'
  if (to === 'PARTIAL') return 'Bill what is done, and the rest later.'
  return to === 'DEPOSIT' ? 'Ask for a part of it ahead.' : getFinalInvoiceHint(start)
}

interface ConversionChoiceProps {
  start: ConversionStart
  choices: Conversion[]
}

/** Choice between the whole quote, some line items, a deposit and the final invoice. */
export function ConversionChoice({ start, choices }: ConversionChoiceProps) {
  const { control, formState } = useFormContext<ConvertFields>()
  const first = formState.defaultValues?.to
  return (
    <FormField
      control={control}
      name="to"
      render={({ field: { onChange, ...field } }) => (
        <FormItem>
          <FormControl>
            <RadioGroup {...field} onValueChange={onChange} aria-label="What to bill" className="gap-2">
              {choices.map((to) => (
                <ChoiceCard
                  key={to}
                  value={to}
                  // First field of the dialog.
                  autoFocus={to === first}
                  disabled={to === 'FINAL' && findBlockingDraft(start) !== undefined}
                  showRadio
                >
                  <span className="block font-medium">{LABELS[to]}</span>
                  <span className="text-caption text-muted-foreground block wrap-anywhere">
                    {getConversionHint(to, start)}
                  </span>
                </ChoiceCard>
              ))}
            </RadioGroup>
          </FormControl>
        </FormItem>
      )}
    />
  )
}
