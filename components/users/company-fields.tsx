'use client'

import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useFormContext } from 'react-hook-form'
import { useFieldMessage } from '@/components/hooks/use-field-message'
import { IdentifierField } from '@/components/shared/form/identifier-field'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { FormField } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import type { CurrentUser } from '@/lib/business/user-response'
import { hasTaxNumber } from '@/lib/core/countries/identifiers'
import { isUnstructuredAddress } from './address/address-values'
import type { CompanyValues } from './user-values'
import { Label } from '@/components/ui/label'
import { useId } from 'react'
import { ImagePlus } from 'lucide-react'
import { Spinner } from '@/components/ui/spinner'
import type { uploadLogo } from '@/lib/api/definitions/pictures'
import { callApi } from '@/lib/platform/http/api-client'
import { MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'
import { PictureButtons, usePictureUpload } from './picture-upload'

// Loaded with the tab or step that shows it, because it contains the address formats of all countries.
const AddressFields = dynamic(() => import('./address/address-fields').then((module) => module.AddressFields))

interface CompanyFieldsProps {
  isNameRequired?: boolean
  /** Stored user. */
  user: CurrentUser
  /** Country in the form, which determines the address fields and the names of the numbers. */
  country: string
}

export function CompanyFields({ isNameRequired, user, country }: CompanyFieldsProps) {
  const t = useTranslations('userFields')
  const { control } = useFormContext<CompanyValues>()
  const showsTaxNumber = hasTaxNumber(country) || Boolean(user.companyTaxNumber)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <LabeledField
        isPrinted
        control={control}
        name="companyName"
        label={t('companyName')}
        required={isNameRequired}
        className="sm:col-span-2"
      >
        {({ value, ...field }) => (
          <Input {...field} value={value ?? ''} autoComplete="organization" maxLength={200} />
        )}
      </LabeledField>
      <div className="sm:col-span-2">
        <FormField
          control={control}
          name="companyLogo"
          render={({ field, fieldState }) => (
            <LogoField
              value={field.value ?? null}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <AddressFields country={country} isTextOnly={isUnstructuredAddress(user)} />
      <IdentifierField
        control={control}
        name="companyVat"
        kind="vat"
        country={country}
        label={t('vatNumber')}
      />
      {showsTaxNumber && (
        <IdentifierField
          control={control}
          name="companyTaxNumber"
          kind="tax"
          country={country}
          label={t('taxNumber')}
        />
      )}
      <IdentifierField
        control={control}
        name="companyNumber"
        kind="company"
        country={country}
        label={t('companyNumber')}
        className={showsTaxNumber ? 'sm:col-span-2' : undefined}
      />
    </div>
  )
}

interface LogoFieldProps {
  /** File reference; null without a logo. */
  value: string | null
  onChange: (file: string | null) => void
  error?: string
}

/** Company logo as on the invoice, with buttons to choose and remove it. */
function LogoField({ value, onChange, error }: LogoFieldProps) {
  const t = useTranslations('userFields.logo')
  const formatFieldMessage = useFieldMessage()
  const id = useId()
  const { preview, pending, upload, clear } = usePictureUpload({
    field: 'logo',
    send: (body) =>
      callApi<typeof uploadLogo>({
        method: 'POST',
        path: '/api/upload/logo',
        body,
        fallback: t('uploadFallback'),
      }),
    done: { title: t('uploaded'), description: t('uploadedHint') },
    failed: t('uploadFailed'),
    onUploaded: ({ file }) => onChange(file),
  })
  const shown = preview ?? value

  const remove = () => {
    clear()
    onChange(null)
  }

  return (
    <div
      className="grid min-w-0 gap-1.5"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
    >
      <Label asChild>
        <span id={`${id}-label`}>{t('label')}</span>
      </Label>
      <div className="flex flex-wrap items-center gap-4">
        <div className="paper relative flex h-20 w-40 shrink-0 items-center justify-center overflow-hidden rounded-md border p-2">
          {shown ? (
            // Already the right size, and an optimizer can't read the URL of a local preview.
            // eslint-disable-next-line @next/next/no-img-element
            <img src={shown} alt={t('alt')} className="max-h-full max-w-full object-contain" />
          ) : (
            <ImagePlus aria-hidden="true" className="text-muted-foreground size-6" strokeWidth={1.5} />
          )}
          {pending && (
            <span className="bg-background/70 absolute inset-0 grid place-items-center">
              <Spinner className="size-5" />
            </span>
          )}
        </div>
        <PictureButtons
          label={shown ? t('change') : t('upload')}
          inputLabel={t('file')}
          isUploading={pending}
          onChoose={upload}
          onRemove={shown ? remove : undefined}
        />
      </div>
      <p id={`${id}-hint`} className="text-caption text-muted-foreground">
        {t('hint', { size: MAX_FILE_TEXT })}
      </p>
      {error && (
        <p role="alert" className="text-caption text-destructive font-medium">
          {formatFieldMessage(error)}
        </p>
      )}
    </div>
  )
}
