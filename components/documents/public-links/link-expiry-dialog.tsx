'use client'

import { useTranslations } from 'next-intl'
import { useForm, useWatch } from 'react-hook-form'
import { useDateFormat } from '@/components/shared/format-settings'
import { DateInput } from '@/components/shared/form/date-input'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { SaveButton } from '@/components/shared/form/save-button'
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
import type { Day } from '@/lib/core/dates'
import { getErrorMessage } from '@/lib/platform/http/api-client'
import { checkExpiry, type ExpiryFields, type LinkExpiry } from './link-expiry-check'

interface LinkExpiryDialogProps {
  expiresOn: Day | null
  /** Throws ApiError, which the field shows. */
  onSave: (expiresOn: Day | null) => Promise<void>
  onClose: () => void
}

/** Asks for the last day on which the link works. */
export default function LinkExpiryDialog({ expiresOn, onSave, onClose }: LinkExpiryDialogProps) {
  const t = useTranslations('links.expiry')
  const tCommon = useTranslations('common')
  const { pattern } = useDateFormat()
  const form = useForm<ExpiryFields, unknown, LinkExpiry>({
    resolver: checkExpiry(pattern),
    defaultValues: { expiresOn: expiresOn ?? '' },
  })
  const { control } = form
  const { isDirty, isSubmitting } = form.formState
  const { leave } = useUnsavedChanges(isDirty)
  const day = useWatch({ control, name: 'expiresOn' })

  const save = form.handleSubmit(async (typed) => {
    try {
      await onSave(typed.expiresOn)
      onClose()
    } catch (error) {
      form.setError('expiresOn', { message: getErrorMessage(error) })
    }
  })

  return (
    <Dialog open onOpenChange={(open) => !open && !isSubmitting && leave(onClose)}>
      <DialogContent className="sm:max-w-sm">
        <Form {...form}>
          <form method="post" noValidate onSubmit={save} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{expiresOn ? t('change') : t('set')}</DialogTitle>
              <DialogDescription>{t('intro')}</DialogDescription>
            </DialogHeader>
            <LabeledField control={control} name="expiresOn" label={t('label')} description={t('hint')}>
              {(field) => <DateInput {...field} />}
            </LabeledField>
            <DialogFooter>
              <Button variant="outline" onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <SaveButton canSave={isDirty} loading={isSubmitting}>
                {day || !expiresOn ? t('save') : t('remove')}
              </SaveButton>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
