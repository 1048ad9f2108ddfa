'use client'

import { useState } from 'react'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { useDecimalSign } from '@/components/shared/decimal-sign'
import { useReadBack } from '@/components/shared/read-back'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import type { TaxRate } from '@/lib/business/taxes/types'
import { savedItemSchema } from '@/lib/documents/items/saved-schema'
import type { SavedItem } from '@/lib/documents/items/types'
import { choicesWith, taxKey, taxOfKey } from '@/lib/documents/totals/typed'
import { numberText, parseAmount } from '@/lib/kernel/money/parse'
import { invoiceCurrencies } from '@/lib/kernel/site'
import { MAX_UNIT } from '@/lib/kernel/money/units'
import { EntryFooter } from '../entry-footer'
import { useEntry } from '../use-entry'

interface ItemDialogProps {
  /** Null for a new one. */
  item: SavedItem | null
  taxes: TaxRate[]
  /** Of a new one. */
  currency: string
  onClose: () => void
}

/** One item, to be added, changed or deleted. */
export function ItemDialog({ item, taxes, currency, onClose }: ItemDialogProps) {
  const sign = useDecimalSign()
  const started = {
    description: item?.description ?? '',
    unit: item?.unit ?? '',
    unitPrice: item ? numberText(item.unitPrice, sign) : '',
    currency: item?.currency ?? currency,
    tax: item?.tax ? taxKey(item.tax) : '',
  }
  const [typed, setTyped] = useState(started)
  const { wire, understood } = useReadBack(typed.unitPrice, typed.currency)
  const { errors, forget, pending, submit, remove } = useEntry({
    ...{ path: '/api/items/saved', entry: item, deleted: 'Item deleted', onClose },
  })
  const { leave } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(started))
  const field = (name: keyof typeof started) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      forget()
    },
  })
  const save = submit(() =>
    savedItemSchema.safeParse({
      ...typed,
      unitPrice: parseAmount(typed.unitPrice, sign),
      tax: taxOfKey(typed.tax),
    }),
  )

  // Whoever charges at one rate has nothing to choose.
  const choices = choicesWith(taxes.length > 1 ? taxes : [], taxOfKey(started.tax))
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate onSubmit={save} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{item ? 'Edit item' : 'Add item'}</DialogTitle>
            <DialogDescription>Invoices that have it already stay as they are.</DialogDescription>
          </DialogHeader>
          <FormField required label="Description" error={errors.description?.[0]}>
            <Textarea {...field('description')} rows={2} maxLength={2000} placeholder="Consulting" />
          </FormField>
          <div className="grid grid-cols-2 items-start gap-4">
            <FormField required label="Unit price" hint={understood} error={errors.unitPrice?.[0]}>
              <Input
                {...field('unitPrice')}
                {...wire}
                inputMode="decimal"
                autoComplete="off"
                className="tabular text-right"
              />
            </FormField>
            <FormField label="Currency" error={errors.currency?.[0]}>
              <Select {...field('currency')}>
                <CurrencyOptions first={invoiceCurrencies(currency)} value={typed.currency} />
              </Select>
            </FormField>
            <FormField label="Unit" hint="h, day, km, or a word of yours" error={errors.unit?.[0]}>
              <Input {...field('unit')} autoComplete="off" maxLength={MAX_UNIT} />
            </FormField>
            {choices.length > 0 && (
              <FormField label="Tax" error={errors.tax?.[0]}>
                <Select {...field('tax')}>
                  <option value="">As the invoice</option>
                  {choices.map(({ key, name }) => (
                    <option key={key} value={key}>
                      {name}
                    </option>
                  ))}
                </Select>
              </FormField>
            )}
          </div>
          <EntryFooter
            isNew={item === null}
            pending={pending}
            onDelete={remove}
            onCancel={() => leave(onClose)}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
