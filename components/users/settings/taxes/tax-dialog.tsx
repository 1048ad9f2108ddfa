'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
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
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { taxRateSchema } from '@/lib/business/taxes/schema'
import { CATEGORY_NAMES, MAX_TAX_NAME, type TaxRate } from '@/lib/business/taxes/types'
import { parseNumber } from '@/lib/kernel/money/parse'
import {
  hasReason,
  isCharged,
  MAX_TAX_REASON,
  TAX_CATEGORIES,
  type TaxCategory,
} from '@/lib/kernel/tax/categories'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import { english } from '@/lib/words/english/document'

interface TaxDialogProps {
  /** Null for a new one. */
  tax: TaxRate | null
  /** Whether new invoices start with none yet. */
  isFirst: boolean
  onClose: () => void
}

type Errors = Record<string, string[] | undefined>

const NEW = { name: '', rate: '', category: 'S' as TaxCategory, reason: '', isDefault: false }

/** One tax, to be added, changed or deleted. */
export function TaxDialog({ tax, isFirst, onClose }: TaxDialogProps) {
  const router = useRouter()
  const started = tax
    ? { ...tax, rate: String(tax.rate), reason: tax.reason ?? '' }
    : { ...NEW, isDefault: isFirst }
  const [typed, setTyped] = useState(started)
  const [errors, setErrors] = useState<Errors>({})
  const [pending, setPending] = useState<'save' | 'delete' | null>(null)
  const { leave } = useUnsaved(JSON.stringify(typed) !== JSON.stringify(started))
  const path = tax ? `/api/tax-rates/${tax.id}` : '/api/tax-rates'
  const set = (change: Partial<typeof NEW>) => {
    setTyped({ ...typed, ...change })
    setErrors({})
  }
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
    const rate = isCharged(typed.category) ? (parseNumber(typed.rate, { grouping: false }) ?? 0) : 0
    const { name, category, reason, isDefault } = typed
    const input = taxRateSchema.safeParse({ name, category, reason, isDefault, rate })
    if (!input.success) return refuse(form, input.error.flatten().fieldErrors)
    setPending('save')
    try {
      await apiFetch(path, { method: tax ? 'PATCH' : 'POST', body: input.data })
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
      const { id: _id, ...kept } = tax!
      toastWithUndo({
        title: 'Tax deleted',
        undo: async () => {
          await apiFetch('/api/tax-rates', { method: 'POST', body: kept })
          router.refresh()
        },
      })
      done()
    } catch (error) {
      setPending(null)
      toast({ title: 'Failed to delete', description: messageOf(error), variant: 'destructive' })
    }
  }

  const { name, rate, category, reason, isDefault } = typed
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
          <DialogFooter>
            {tax && (
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
