'use client'

import { useTranslations } from 'next-intl'
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
import { MAX_TAX_NAME } from '@/lib/business/taxes/types'
import { formatDecimal } from '@/lib/core/money/parse'
import { hasReason, isCharged, MAX_TAX_REASON, TAX_CATEGORIES } from '@/lib/core/tax/categories'
import type { Language } from '@/lib/core/languages'
import { useDocumentMessages } from '@/components/shared/use-document-messages'
import { TaxPartsFields } from './tax-parts-fields'
import { EntryDialogFooter, useEntryDialog } from '@/components/users/settings/entry-dialog'

interface TaxDialogProps {
  /** Null for a new tax. */
  tax: TaxRate | null
  /** Language of the business's documents. */
  language: Language
  /** True if new invoices have no default tax yet. */
  isFirst: boolean
  onClose: () => void
}

/** Adds, edits or deletes a tax. */
export function TaxDialog({ tax, language, isFirst, onClose }: TaxDialogProps) {
  const t = useTranslations('settings.tax')
  const tTaxes = useTranslations('settings.taxes')
  const sign = useDecimalSign()
  const messages = useDocumentMessages({ language })
  const form = useForm({
    resolver: zodResolver(taxFormSchema),
    defaultValues: toFields(tax, sign, isFirst),
  })
  const { control, formState } = form
  const [category, parts] = useWatch({ control, name: ['category', 'parts'] })
  const { leave } = useUnsavedChanges(formState.isDirty)
  const { pending, submit, remove } = useEntryDialog({
    form,
    entry: tax,
    create: (body) => callApi<typeof createTaxRate>({ method: 'POST', path: '/api/tax-rates', body }),
    update: (id, body) =>
      callApi<typeof updateTaxRate>({ method: 'PATCH', path: `/api/tax-rates/${id}`, body }),
    remove: (id) => callApi<typeof deleteTaxRate>({ method: 'DELETE', path: `/api/tax-rates/${id}` }),
    deleted: t('deleted'),
    onClose,
  })
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={submit} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{tax ? t('edit') : t('add')}</DialogTitle>
              <DialogDescription>{t('description')}</DialogDescription>
            </DialogHeader>
            <FormField
              control={control}
              name="name"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>{t('name')}</FormLabel>
                  <FormControl>
                    <Input
                      aria-required
                      autoComplete="off"
                      maxLength={MAX_TAX_NAME}
                      placeholder={t('namePlaceholder')}
                      {...field}
                    />
                  </FormControl>
                  <FormDescription>{t('nameHint')}</FormDescription>
                  <FormMessage />
                </FormItem>
              )}
            />
            <FormField
              control={control}
              name="category"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>{t('category')}</FormLabel>
                  <FormControl>
                    <OptionSelect
                      {...field}
                      options={TAX_CATEGORIES.map((value) => ({ value, label: tTaxes(`category.${value}`) }))}
                    />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            {isCharged(category) && parts.length === 0 && (
              <FormField
                control={control}
                name="rate"
                render={({ field }) => (
                  <FormItem className="max-w-40">
                    <FormLabel>{t('rate')}</FormLabel>
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
            {isCharged(category) && <TaxPartsFields control={control} />}
            {hasReason(category) && (
              <FormField
                control={control}
                name="reason"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('reason')}</FormLabel>
                    <FormControl>
                      <Textarea
                        rows={2}
                        maxLength={MAX_TAX_REASON}
                        placeholder={messages?.taxReasons[category]}
                        {...field}
                      />
                    </FormControl>
                    <FormDescription>{t('reasonHint')}</FormDescription>
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
                  <FormLabel className="text-sm">{t('isDefault')}</FormLabel>
                </FormItem>
              )}
            />
            <EntryDialogFooter
              isNew={tax === null}
              isDirty={formState.isDirty}
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
  if (!tax) return { name: '', rate: '', category: 'S', reason: '', parts: [], isDefault: isFirst }
  const { name, rate, category, reason, parts = [], isDefault } = tax
  return {
    name,
    rate: formatDecimal(rate, sign),
    category,
    reason: reason ?? '',
    parts: parts.map(({ rate, number, ...part }) => ({
      ...part,
      rate: formatDecimal(rate, sign),
      number: number ?? '',
    })),
    isDefault,
  }
}
