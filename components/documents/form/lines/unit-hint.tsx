'use client'

import { useFormContext } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { measureText, parseMeasure } from '@/lib/kernel/money/quantity'

/** What is billed by the part most often. */
const USUAL_UNIT = 'h'

interface UnitHintProps {
  index: number
  /** The line counts something else now: what to say. */
  onCounted: (message: string) => void
}

/** Beneath the error of a plain count below 1: makes it a part of a unit, that of another line where there is one. */
export function UnitHint({ index, onCounted }: UnitHintProps) {
  const { getValues, setValue, setFocus } = useFormContext<InvoiceFields>()
  const { lineItems, decimalSign } = getValues()
  const { quantity = 0, unit } = parseMeasure(lineItems[index]?.quantity ?? '', decimalSign)
  if (unit !== null || !(quantity > 0 && quantity < 1)) return null
  const take = () => {
    const units = lineItems.map((line) => parseMeasure(line.quantity, decimalSign).unit)
    const counted = measureText(quantity, units.find((one) => one !== null) ?? USUAL_UNIT, decimalSign)
    const name = `lineItems.${index}.quantity` as const
    setValue(name, counted, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    setFocus(name)
    onCounted(`Line ${index + 1} is ${counted}`)
  }
  return (
    <Button variant="link" size="sm" className="h-auto px-0 py-1" onClick={take}>
      Bill less than 1 with a unit
    </Button>
  )
}
