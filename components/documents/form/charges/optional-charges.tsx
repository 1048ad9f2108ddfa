'use client'

import { lazy, Suspense, useState } from 'react'
import { Plus } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import type { InvoiceFields } from '@/components/documents/form/invoice-form-values'
import { useDocumentKind } from '@/components/documents/form/use-document-kind'
import { OPTIONAL_CHARGES, type OptionalCharge } from './optional-charge-fields'

const load = () => import('./additional-charges')
const AdditionalCharges = lazy(load)

const CHARGES = Object.keys(OPTIONAL_CHARGES) as OptionalCharge[]
const NAMES = Object.values(OPTIONAL_CHARGES).flat()

/** True for `discount` and for `withholding`, an object of fields. */
const isFieldOfCharge = (name: string) => NAMES.some((field) => field.split('.')[0] === name)

/** A credit note inherits these from its invoice. */
const INHERITED: OptionalCharge[] = ['pricesIncludeTax', 'withholding']

interface OptionalChargesProps {
  offersServiceDate: boolean
}

/** Optional charges: each is a button until it is added, has a value or is invalid. */
export function OptionalCharges({ offersServiceDate }: OptionalChargesProps) {
  const t = useTranslations('documentForm.charges.add')
  const { control, clearErrors, setValue } = useFormContext<InvoiceFields>()
  const kind = useDocumentKind()
  const { errors } = useFormState({ control })
  const values = useWatch({ control, name: NAMES })
  const [added, setAdded] = useState<OptionalCharge[]>([])
  // The one added or removed last has the focus.
  const [current, setCurrent] = useState<OptionalCharge | null>(null)

  const offered = CHARGES.filter(
    (charge) =>
      (charge !== 'serviceDate' || offersServiceDate) &&
      (kind !== 'CREDIT_NOTE' || !INHERITED.includes(charge)),
  )
  const hasError = (charge: OptionalCharge) => OPTIONAL_CHARGES[charge].some((name) => get(errors, name))
  const isUsed = (charge: OptionalCharge) =>
    OPTIONAL_CHARGES[charge].some((name) => values[NAMES.indexOf(name)]) || hasError(charge)
  const open = offered.filter((charge) => added.includes(charge) || isUsed(charge))
  // Stays open when it is emptied.
  if (open.length > added.length) {
    setAdded(open)
    // The form focuses an invalid field that is shown; the fields of a charge appear only now.
    const invalid = open.find((charge) => !added.includes(charge) && hasError(charge))
    if (invalid && Object.keys(errors).every(isFieldOfCharge)) setCurrent(invalid)
  }

  const add = (charge: OptionalCharge) => {
    if (charge === 'pricesIncludeTax') setValue(charge, true, { shouldDirty: true })
    setAdded([...added, charge])
    setCurrent(charge)
  }
  const remove = (charge: OptionalCharge) => {
    if (charge === 'pricesIncludeTax') setValue(charge, false, { shouldDirty: true })
    else for (const name of OPTIONAL_CHARGES[charge]) setValue(name, '', { shouldDirty: true })
    clearErrors(OPTIONAL_CHARGES[charge])
    setAdded(added.filter((one) => one !== charge))
    setCurrent(charge)
  }

  return (
    <div className="grid gap-4">
      {open.length > 0 && (
        <Suspense>
          <AdditionalCharges charges={open} current={current} onRemove={remove} />
        </Suspense>
      )}
      {open.length < offered.length && (
        <div className="-mx-2.5 flex flex-wrap gap-x-1">
          {offered
            .filter((charge) => !open.includes(charge))
            .map((charge) => (
              <Button
                key={charge}
                variant="ghost"
                size="sm"
                className="text-muted-foreground"
                autoFocus={charge === current}
                onPointerEnter={load}
                onFocus={load}
                onClick={() => add(charge)}
              >
                <Plus aria-hidden="true" />
                {t(charge)}
              </Button>
            ))}
        </div>
      )}
    </div>
  )
}
