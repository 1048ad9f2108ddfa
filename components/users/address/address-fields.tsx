import type { AddressPart } from '@/lib/kernel/places/address-parts'
import { useId } from 'react'
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { partsOf } from '@/lib/kernel/places/address-asked'
import { partLabel } from '@/lib/kernel/places/address-labels'
import type { CompanyValues } from '../user-values'
import { ADDRESS_PARTS, type AddressValues } from './address-values'

interface AddressFieldsProps {
  register: UseFormRegister<CompanyValues>
  errors: FieldErrors<CompanyValues>
  /** The country that the address is in, which says what it consists of. */
  country: string
  /** What the form began with: a part that is filled in is shown, whether or not the country has it. */
  began: AddressValues
  /** Whether the parts were read out of a text. */
  isGuess: boolean
}

/** What a browser fills in, and how much there may be. */
const CONTROLS: Record<AddressPart, { autoComplete: string; maxLength: number }> = {
  street: { autoComplete: 'street-address', maxLength: 300 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
  state: { autoComplete: 'address-level1', maxLength: 60 },
  postalCode: { autoComplete: 'postal-code', maxLength: 20 },
}

/** The company's address in the parts, the order and the words of its country. */
export function AddressFields({ register, errors, country, began, isGuess }: AddressFieldsProps) {
  const hint = useId()
  const usual = partsOf(country)
  const parts = [...usual, ...ADDRESS_PARTS.filter((part) => began[part] && !usual.includes(part))]
  // Two stand side by side; of an odd number the town has a line of its own.
  const isOdd = parts.length % 2 === 0
  const isWide = (part: AddressPart) => part === 'street' || (part === 'city' && isOdd)
  return (
    <fieldset
      aria-describedby={isGuess ? hint : undefined}
      className="bg-muted/40 grid gap-4 rounded-lg border p-4 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="float-left font-medium sm:col-span-2">Company Address</legend>
      {isGuess && (
        <p id={hint} className="text-muted-foreground -mt-3 text-sm sm:col-span-2">
          We split the address you typed into its parts. Check them, then save.
        </p>
      )}
      {parts.map((part) => (
        <FormField
          key={part}
          label={partLabel(part, country)}
          error={errors[part]?.message}
          className={isWide(part) ? 'sm:col-span-2' : undefined}
        >
          {part === 'street' ? (
            <Textarea {...register(part)} {...CONTROLS[part]} rows={2} className="min-h-16" />
          ) : (
            <Input {...register(part)} {...CONTROLS[part]} />
          )}
        </FormField>
      ))}
    </fieldset>
  )
}
