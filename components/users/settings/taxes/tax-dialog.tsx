'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useDecimalSign } from '@/components/shared/format-settings'
import { OptionSelect } from '@/components/shared/form/option-select'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import {
  Form,
  FormControl,
  FormDescription,
  FormField,
  FormItem,
  FormLabel,
  FormMessage,
} from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Switch } from '@/components/ui/switch'
import { Textarea } from '@/components/ui/textarea'
import type { createTaxRate, updateTaxRate, deleteTaxRate } from '@/lib/api/definitions/settings/taxes'
import { callApi } from '@/lib/platform/http/api-client'
import { taxFormSchema, type TaxFields } from '@/lib/business/taxes/schema'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import { CATEGORY_NAMES, MAX_TAX_NAME } from '@/lib/business/taxes/types'
import { formatDecimal } from '@/lib/core/money/parse'
import { hasReason, isCharged, MAX_TAX_REASON, TAX_CATEGORIES } from '@/lib/core/tax/categories'
import { english } from '@/lib/i18n/messages/en/document'
import { EntryDialogFooter, useEntryDialog } from '@/components/users/settings/entry-dialog'

const CATEGORY_OPTIONS = TAX_CATEGORIES.map((value) => ({ value, label: CATEGORY_NAMES[value] }))

interface TaxDialogProps {
  /** Null for a new tax. */
  tax: TaxRate | null
  /** True if new invoices have no default tax yet. */
  isFirst: boolean
  onClose: () => void
}

/** Adds, edits or deletes a tax. */
export function TaxDialog({ tax, isFirst, onClose }: TaxDialogProps) {
  const sign = useDecimalSign()
  const form = useForm({
    resolver: zodResolver(taxFormSchema),
    defaultValues: toFields(tax, sign, isFirst),
  })
  const { control, formState } = form
  const category = useWatch({ control, name: 'category' })
  const { leave } = useUnsavedChanges(formState.isDirty)
  const { pending, submit, remove } = useEntryDialog({
    form,
    entry: tax,
    create: (body) => callApi<typeof createTaxRate>({ method: 'POST', path: '/api/tax-rates', body }),
    update: (id, body) =>
      callApi<typeof updateTaxRate>({ method: 'PATCH', path: `/api/tax-rates/${id}`, body }),
    remove: (id) => callApi<typeof deleteTaxRate>({ method: 'DELETE', path: `/api/tax-rates/${id}` }),
    deleted: 'Tax deleted',
    onClose,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={submit} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{tax ? 'Edit tax' : 'Add tax'}</DialogTitle>
              <DialogDescription>Invoices that have it already stay as they are.</DialogDescription>
            </DialogHeader>
            <FormField
              control={control}
              name="name"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>Name</FormLabel>
                  <FormControl>
                    <Input
                      aria-required
                      autoComplete="off"
                      maxLength={MAX_TAX_NAME}
                      placeholder="VAT 20%"
                      {...field}
                    />
                  </FormControl>
                  <FormDescription>What you choose it by</FormDescription>
                  <FormMessage />
                </FormItem>
              )}
            />
            <FormField
              control={control}
              name="category"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>How it is taxed</FormLabel>
                  <FormControl>
                    <OptionSelect {...field} options={CATEGORY_OPTIONS} />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            {isCharged(category) && (
              <FormField
                control={control}
                name="rate"
                render={({ field }) => (
                  <FormItem className="max-w-40">
                    <FormLabel>Rate (%)</FormLabel>
                    <FormControl>
                      <Input
                        aria-required
                        inputMode="decimal"
                        autoComplete="off"
                        className="text-right tabular-nums"
                        {...field}
                      />
                    </FormControl>
                    <FormMessage />
                  </FormItem>
                )}
              />
            )}
            {hasReason(category) && (
              <FormField
                control={control}
                name="reason"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>Printed reason</FormLabel>
                    <FormControl>
                      <Textarea
                        rows={2}
                        maxLength={MAX_TAX_REASON}
                        placeholder={english.taxReasons[category]}
                        {...field}
                      />
                    </FormControl>
                    <FormDescription>Why no tax is charged, as the law asks for it</FormDescription>
                    <FormMessage />
                  </FormItem>
                )}
              />
            )}
            <FormField
              control={control}
              name="isDefault"
              render={({ field: { value, onChange, ...field } }) => (
                <FormItem className="flex items-center gap-3">
                  <FormControl>
                    <Switch {...field} checked={value} onCheckedChange={onChange} />
                  </FormControl>
                  <FormLabel className="text-sm">Start new invoices with it</FormLabel>
                </FormItem>
              )}
            />
            <EntryDialogFooter
              isNew={tax === null}
              pending={pending}
              onDelete={remove}
              onCancel={() => leave(onClose)}
            />
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

function toFields(tax: TaxRate | null, sign: ReturnType<typeof useDecimalSign>, isFirst: boolean): TaxFields {
  if (!tax) return { name: '', rate: '', category: 'S', reason: '', isDefault: isFirst }
  const { name, rate, category, reason, isDefault } = tax
  return { name, rate: formatDecimal(rate, sign), category, reason: reason ?? '', isDefault }
}
