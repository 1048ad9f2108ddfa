'use client'

import { useState } from 'react'
import { useDecimalSign } from '@/components/shared/decimal-sign'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { FormField } from '@/components/ui/form-field'
import { Input } from '@/components/ui/input'
import { Select } from '@/components/ui/select'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { taxRateSchema } from '@/lib/business/taxes/schema'
import { CATEGORY_NAMES, MAX_TAX_NAME, type TaxRate } from '@/lib/business/taxes/types'
import { numberText, parsePercent } from '@/lib/kernel/money/parse'
import {
  hasReason,
  isCharged,
  MAX_TAX_REASON,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@/lib/kernel/tax/categories'
import { english } from '@/lib/words/english/document'
import { EntryFooter } from '../entry-footer'
import { useEntry } from '../use-entry'

interface TaxDialogProps {
  /** Null for a new one. */
  tax: TaxRate | null
  /** Whether new invoices start with none yet. */
  isFirst: boolean
  onClose: () => void
}

const NEW = { name: '', rate: '', category: 'S' as TaxCategory, reason: '', isDefault: false }

/** One tax, to be added, changed or deleted. */
export function TaxDialog({ tax, isFirst, onClose }: TaxDialogProps) {
  const sign = useDecimalSign()
  const started = tax
    ? { ...tax, rate: numberText(tax.rate, sign), reason: tax.reason ?? '' }
    : { ...NEW, isDefault: isFirst }
  const [typed, setTyped] = useState(started)
  const { errors, forget, pending, submit, remove } = useEntry({
    ...{ path: '/api/tax-rates', entry: tax, deleted: 'Tax deleted', onClose },
  })
  const { leave } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(started))
  const set = (change: Partial<typeof NEW>) => {
    setTyped({ ...typed, ...change })
    forget()
  }
  const { name, rate, category, reason, isDefault } = typed
  const save = submit(() => {
    const percent = isCharged(category) ? (parsePercent(rate) ?? 0) : 0
    return taxRateSchema.safeParse({ name, category, reason, isDefault, rate: percent })
  })
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate onSubmit={save} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>{tax ? 'Edit tax' : 'Add tax'}</DialogTitle>
            <DialogDescription>Invoices that have it already stay as they are.</DialogDescription>
          </DialogHeader>
          <FormField required label="Name" hint="What you choose it by" error={errors.name?.[0]}>
            <Input
              name="name"
              autoComplete="off"
              maxLength={MAX_TAX_NAME}
              placeholder="VAT 20%"
              value={name}
              onChange={(event) => set({ name: event.target.value })}
            />
          </FormField>
          <FormField label="How it is taxed" error={errors.category?.[0]}>
            <Select
              name="category"
              value={category}
              onChange={(event) => set({ category: event.target.value as TaxCategory })}
            >
              {TAX_CATEGORIES.map((one) => (
                <option key={one} value={one}>
                  {CATEGORY_NAMES[one]}
                </option>
              ))}
            </Select>
          </FormField>
          {isCharged(category) && (
            <FormField required label="Rate (%)" error={errors.rate?.[0]} className="max-w-40">
              <Input
                name="rate"
                inputMode="decimal"
                autoComplete="off"
                className="tabular text-right"
                value={rate}
                onChange={(event) => set({ rate: event.target.value })}
              />
            </FormField>
          )}
          {hasReason(category) && (
            <FormField
              label="Printed reason"
              hint="Why no tax is charged, as the law asks for it"
              error={errors.reason?.[0]}
            >
              <Textarea
                name="reason"
                rows={2}
                maxLength={MAX_TAX_REASON}
                placeholder={english.taxReasons[category]}
                value={reason}
                onChange={(event) => set({ reason: event.target.value })}
              />
            </FormField>
          )}
          <label className="flex items-center gap-3 text-sm font-medium">
            <Switch
              name="isDefault"
              checked={isDefault}
              onChange={(event) => set({ isDefault: event.target.checked })}
            />
            Start new invoices with it
          </label>
          <EntryFooter
            isNew={tax === null}
            pending={pending}
            onDelete={remove}
            onCancel={() => leave(onClose)}
          />
        </form>
      </DialogContent>
    </Dialog>
  )
}
