'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { CurrencyOptions } from '@/components/shared/currency-options'
import { toastWithUndo } from '@/components/shared/undo'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import type { TaxRate } from '@/lib/business/taxes/types'
import { savedItemSchema } from '@/lib/documents/items/saved-schema'
import type { SavedItem } from '@/lib/documents/items/types'
import { choicesWith, taxKey, taxOfKey } from '@/lib/documents/totals/typed'
import { parseNumber } from '@/lib/kernel/money/parse'
import { invoiceCurrencies } from '@/lib/kernel/site'
import { MAX_UNIT } from '@/lib/kernel/money/units'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'

interface ItemDialogProps {
  /** Null for a new one. */
  item: SavedItem | null
  taxes: TaxRate[]
  /** Of a new one. */
  currency: string
  onClose: () => void
}

type Errors = Record<string, string[] | undefined>

const PATH = '/api/items/saved'

/** One item, to be added, changed or deleted. */
export function ItemDialog({ item, taxes, currency, onClose }: ItemDialogProps) {
  const router = useRouter()
  const started = {
    description: item?.description ?? '',
    unit: item?.unit ?? '',
    unitPrice: item ? String(item.unitPrice) : '',
    currency: item?.currency ?? currency,
    tax: item?.tax ? taxKey(item.tax) : '',
  }
  const [typed, setTyped] = useState(started)
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState<'save' | 'delete' | null>(null)
  const { leave } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(started))
  const path = item ? `${PATH}/${item.id}` : PATH
  const field = (name: keyof typeof started) => ({
    name,
    value: typed[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value })
      setErrors({})
    },
  })
  const done = () => {
    onClose()
    router.refresh()
  }

  const refuse = (form: HTMLFormElement, found: Errors) => {
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus()
  }
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands in the form of the settings, whose fields are none of its business.
    event.stopPropagation()
    if (pending) return
    const form = event.currentTarget
    const unitPrice = parseNumber(typed.unitPrice)
    const input = savedItemSchema.safeParse({ ...typed, unitPrice, tax: taxOfKey(typed.tax) })
    if (!input.success) return refuse(form, input.error.flatten().fieldErrors)
    setPending('save')
    try {
      await apiFetch(path, { method: item ? 'PATCH' : 'POST', body: input.data })
      done()
    } catch (error) {
      setPending(null)
      if (error instanceof ApiError) refuse(form, error.errors)
      toast({ title: 'Failed to save', description: messageOf(error), variant: 'destructive' })
    }
  }
  const remove = async () => {
    setPending('delete')
    try {
      await apiFetch(path, { method: 'DELETE' })
      const { id: _id, ...kept } = item!
      toastWithUndo({
        title: 'Item deleted',
        undo: async () => {
          await apiFetch(PATH, { method: 'POST', body: kept })
          router.refresh()
        },
      })
      done()
    } catch (error) {
      setPending(null)
      toast({ title: 'Failed to delete', description: messageOf(error), variant: 'destructive' })
    }
  }

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
            <FormField required label="Unit price" error={errors.unitPrice?.[0]}>
              <Input
                {...field('unitPrice')}
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
          <DialogFooter>
            {item && (
              <Button
                variant="ghost"
                className="text-destructive mr-auto"
                loading={pending === 'delete'}
                disabled={pending === 'save'}
                onClick={remove}
              >
                Delete
              </Button>
            )}
            <Button variant="outline" disabled={pending !== null} onClick={() => leave(onClose)}>
              Cancel
            </Button>
            <Button type="submit" loading={pending === 'save'} loadingText="Saving...">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
