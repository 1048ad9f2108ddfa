'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm, useWatch } from 'react-hook-form'
import { useDecimalSign } from '@/components/shared/format-settings'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { OptionSelect } from '@/components/shared/form/option-select'
import { useInterpretedAmount } from '@/components/shared/use-interpreted-amount'
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
import { Textarea } from '@/components/ui/textarea'
import type { Currency } from '@/lib/core/currencies/currencies'
import type { updateSavedItem, deleteSavedItem, createSavedItem } from '@/lib/api/definitions/settings/items'
import { useFormats } from '@/components/shared/formats'
import { callApi } from '@/lib/platform/http/api-client'
import type { TaxRate } from '@/lib/business/taxes/tax-rate-response'
import type { SavedItem } from '@/lib/documents/items/item-response'
import { savedItemFormSchema, type SavedItemFields } from '@/lib/documents/items/saved-schema'
import { listTaxChoices, toTaxKey } from '@/lib/documents/totals/parse-charges'
import { formatDecimal } from '@/lib/core/money/parse'
import { listInvoiceCurrencies } from '@/lib/core/site'
import { formatUnit, MAX_UNIT } from '@/lib/core/money/units'
import { isCharged } from '@/lib/core/tax/categories'
import { EntryDialogFooter, useEntryDialog } from '@/components/users/settings/entry-dialog'

interface ItemDialogProps {
  /** Null for a new item. */
  item: SavedItem | null
  taxes: TaxRate[]
  /** Currency of a new item. */
  currency: string
  onClose: () => void
}

/** Adds, edits or deletes a saved item. */
export function ItemDialog({ item, taxes, currency, onClose }: ItemDialogProps) {
  const t = useTranslations('settings.item')
  const tCategory = useTranslations('settings.taxes.category')
  const { percent } = useFormats()
  const sign = useDecimalSign()
  const language = useLocale()
  const defaultValues: SavedItemFields = {
    description: item?.description ?? '',
    unit: item?.unit ? formatUnit(item.unit, 1, language) : '',
    unitPrice: item ? formatDecimal(item.unitPrice, sign) : '',
    currency: item?.currency ?? currency,
    tax: item?.tax ? toTaxKey(item.tax) : '',
  }
  const resolver = useMemo(() => zodResolver(savedItemFormSchema(sign, language)), [sign, language])
  const form = useForm({ resolver, defaultValues })
  const { control, formState } = form
  const [unitPrice, chosenCurrency] = useWatch({ control, name: ['unitPrice', 'currency'] })
  const { fieldHandlers, interpretation } = useInterpretedAmount(unitPrice, chosenCurrency)
  const { leave } = useUnsavedChanges(formState.isDirty)
  const { pending, submit, remove } = useEntryDialog({
    form,
    entry: item,
    create: (body) =>
      callApi<typeof createSavedItem>({
        method: 'POST',
        path: '/api/items/saved',
        // Checked by the API.
        body: { ...body, currency: body.currency as Currency },
      }),
    update: (id, body) =>
      callApi<typeof updateSavedItem>({ method: 'PATCH', path: `/api/items/saved/${id}`, body }),
    remove: (id) => callApi<typeof deleteSavedItem>({ method: 'DELETE', path: `/api/items/saved/${id}` }),
    deleted: t('deleted'),
    onClose,
  })
  // With a single rate there is nothing to choose.
  const choices = listTaxChoices(taxes.length > 1 ? taxes : [], item?.tax ?? null, ({ category, rate }) =>
    isCharged(category) ? percent(rate) : tCategory(category),
  )
  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={submit} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{item ? t('edit') : t('add')}</DialogTitle>
              <DialogDescription>{t('description')}</DialogDescription>
            </DialogHeader>
            <FormField
              control={control}
              name="description"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>{t('text')}</FormLabel>
                  <FormControl>
                    <Textarea
                      aria-required
                      rows={2}
                      maxLength={2000}
                      placeholder={t('textPlaceholder')}
                      {...field}
                    />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            <div className="grid grid-cols-2 items-start gap-4">
              <FormField
                control={control}
                name="unitPrice"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('unitPrice')}</FormLabel>
                    <FormControl>
                      <Input
                        aria-required
                        inputMode="decimal"
                        autoComplete="off"
                        className="text-right tabular-nums"
                        {...field}
                        onFocus={fieldHandlers.onFocus}
                        onBlur={() => {
                          fieldHandlers.onBlur()
                          field.onBlur()
                        }}
                      />
                    </FormControl>
                    {interpretation && <FormDescription>{interpretation}</FormDescription>}
                    <FormMessage />
                  </FormItem>
                )}
              />
              <FormField
                control={control}
                name="currency"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('currency')}</FormLabel>
                    <FormControl>
                      <CurrencyCombobox {...field} first={listInvoiceCurrencies(currency)} />
                    </FormControl>
                    <FormMessage />
                  </FormItem>
                )}
              />
              <FormField
                control={control}
                name="unit"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('unit')}</FormLabel>
                    <FormControl>
                      <Input autoComplete="off" maxLength={MAX_UNIT} {...field} />
                    </FormControl>
                    <FormDescription>{t('unitHint')}</FormDescription>
                    <FormMessage />
                  </FormItem>
                )}
              />
              {choices.length > 0 && (
                <FormField
                  control={control}
                  name="tax"
                  render={({ field }) => (
                    <FormItem>
                      <FormLabel>{t('tax')}</FormLabel>
                      <FormControl>
                        <OptionSelect
                          {...field}
                          options={[
                            { value: '', label: t('taxOfInvoice') },
                            ...choices.map(({ key, name }) => ({ value: key, label: name })),
                          ]}
                        />
                      </FormControl>
                      <FormMessage />
                    </FormItem>
                  )}
                />
              )}
            </div>
            <EntryDialogFooter
              isNew={item === null}
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
