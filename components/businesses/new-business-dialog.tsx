'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { createNewBusiness } from '@/components/shared/business/switch-business'
import { CountryCombobox } from '@/components/shared/form/country-combobox'
import { CurrencyCombobox } from '@/components/shared/form/currency-combobox'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { showFormError } from '@/components/shared/form/show-form-error'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { newBusinessSchema, type NewBusiness } from '@/lib/business/new-business'
import { toDocumentedCountry } from '@/lib/core/geo/country-codes'
import { PROFILE_CURRENCIES } from '@/lib/core/site'
import { getDefaultCurrency } from '@/lib/core/site/default-currency'

/** What the form starts with. */
export interface InitialBusiness {
  country: string | null
  currency: string
}

interface NewBusinessDialogProps {
  initial: InitialBusiness
  onClose: () => void
}

/** Creates another business and opens it. */
export function NewBusinessDialog({ initial, onClose }: NewBusinessDialogProps) {
  const t = useTranslations('businesses.create')
  const tCommon = useTranslations('common')
  const [isCreated, setCreated] = useState(false)
  const form = useForm<z.input<typeof newBusinessSchema>, unknown, NewBusiness>({
    resolver: zodResolver(newBusinessSchema),
    defaultValues: {
      companyName: '',
      country: toDocumentedCountry(initial.country) ?? '',
      currency: initial.currency as NewBusiness['currency'],
    },
  })
  const { control, formState, setValue } = form
  const { isDirty, dirtyFields, isSubmitting } = formState
  const isPending = isSubmitting || isCreated
  const { leave } = useUnsavedChanges(isDirty && !isCreated)
  const close = () => leave(onClose)

  const create = async (business: NewBusiness) => {
    try {
      await createNewBusiness(business)
      setCreated(true)
    } catch (error) {
      showFormError(error, tCommon('businessSwitch.createFailed'), form.setError)
    }
  }
  return (
    <Dialog open onOpenChange={(open) => !open && !isPending && close()}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={form.handleSubmit(create)} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('title')}</DialogTitle>
              <DialogDescription>{t('description')}</DialogDescription>
            </DialogHeader>
            <LabeledField control={control} name="companyName" label={t('name')} required>
              {(field) => <Input autoComplete="organization" maxLength={200} {...field} />}
            </LabeledField>
            <LabeledField control={control} name="country" label={t('country')}>
              {({ value, onChange, ...field }) => (
                <CountryCombobox
                  {...field}
                  value={value ?? ''}
                  onChange={(country) => {
                    onChange(country)
                    const suggested = getDefaultCurrency(country)
                    if (suggested && !dirtyFields.currency) setValue('currency', suggested)
                  }}
                />
              )}
            </LabeledField>
            <LabeledField control={control} name="currency" label={t('currency')} required>
              {(field) => <CurrencyCombobox {...field} first={PROFILE_CURRENCIES} />}
            </LabeledField>
            <DialogFooter>
              <Button variant="outline" disabled={isPending} onClick={close}>
                {tCommon('cancel')}
              </Button>
              <Button type="submit" loading={isPending}>
                {t('submit')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
