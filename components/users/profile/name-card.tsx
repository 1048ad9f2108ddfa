'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useForm } from 'react-hook-form'
import { HydratedArea } from '@/components/shared/form/hydrated-area'
import { LabeledField } from '@/components/shared/form/labeled-field'
import { useUnsavedChanges } from '@/components/shared/unsaved/use-unsaved-changes'
import { SaveButton } from '@/components/shared/form/save-button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { Form } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { NativeSelect, NativeSelectOption } from '@/components/ui/native-select'
import { toast } from '@/components/hooks/use-toast'
import { createLazyResolver, type ParsedFields } from '../lazy-resolver'
import { ReadOnlyEmail } from '@/components/shared/read-only-email'
import { saveSettings } from '@/components/shared/save-settings'
import { showFormError } from '@/components/shared/form/show-form-error'
import { lazy, startTransition, Suspense, useEffect, useId, useRef, useState } from 'react'
import { Avatar, AvatarFallback, AvatarImage } from '@/components/ui/avatar'
import type { deleteAvatar, uploadAvatar } from '@/lib/api/definitions/pictures'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@/lib/i18n/interface-language'
import { callApi } from '@/lib/platform/http/api-client'
import { MAX_FILE_TEXT } from '@/lib/platform/http/upload-limit'
import { PictureButtons, usePictureUpload } from '@/components/users/picture-upload'
import { toastError } from '@/components/shared/toast-error'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

type PersonValues = { fullName: string; interfaceLanguage: string }
const check = createLazyResolver<PersonValues, 'person'>('person')

interface NameCardProps {
  fullName: string
  email: string
  initials: string
  /** URL of the picture; null without one. */
  avatar: string | null
  /** Language of the interface; null follows the browser. */
  interfaceLanguage: InterfaceLanguage | null
}

/** Picture, name, sign-in address and language. */
export function NameCard({ fullName, email, initials, avatar, interfaceLanguage }: NameCardProps) {
  const t = useTranslations('profile.you')
  const router = useRouter()
  const form = useForm({
    resolver: check,
    defaultValues: { fullName, interfaceLanguage: interfaceLanguage ?? '' },
  })
  const { control, handleSubmit, setError, reset, formState } = form
  useUnsavedChanges(formState.isDirty)

  // Shown once the page is refreshed, and so in the language that was just chosen.
  const [saves, setSaves] = useState(0)
  const announced = useRef(0)
  useEffect(() => {
    if (announced.current === saves) return
    announced.current = saves
    toast({ title: t('saved'), description: t('savedHint') })
  }, [saves, t])

  const save = async (values: ParsedFields<'person'>) => {
    try {
      const { user } = await saveSettings(values)
      reset({ fullName: user.fullName, interfaceLanguage: user.interfaceLanguage ?? '' })
    } catch (error) {
      return void showFormError(error, t('saveFailed'), setError)
    }
    startTransition(() => {
      router.refresh()
      setSaves((count) => count + 1)
    })
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <Form {...form}>
          <form method="post" noValidate onSubmit={handleSubmit(save)} className="grid gap-5">
            <HydratedArea>
              <AvatarField value={avatar} initials={initials} />
              <LabeledField isPrinted control={control} name="fullName" label={t('fullName')} required>
                {(field) => <Input {...field} autoComplete="name" maxLength={200} />}
              </LabeledField>
              <ReadOnlyEmail email={email} description={t('emailHint')} />
              <LabeledField
                control={control}
                name="interfaceLanguage"
                label={t('language')}
                description={t('languageHint')}
              >
                {(field) => (
                  <NativeSelect {...field}>
                    <NativeSelectOption value="">{t('sameAsBrowser')}</NativeSelectOption>
                    {Object.entries(INTERFACE_LANGUAGES).map(([code, name]) => (
                      <NativeSelectOption key={code} value={code}>
                        {name}
                      </NativeSelectOption>
                    ))}
                  </NativeSelect>
                )}
              </LabeledField>
              <div className="flex justify-end">
                <SaveButton canSave={formState.isDirty} loading={formState.isSubmitting}>
                  {t('save')}
                </SaveButton>
              </div>
            </HydratedArea>
          </form>
        </Form>
      </CardContent>
    </Card>
  )
}

interface AvatarFieldProps {
  /** URL of the picture; null without one. */
  value: string | null
  /** Shown instead of a picture. */
  initials: string
}

/** User's picture. Saved as soon as it is uploaded, without the surrounding form. */
function AvatarField({ value, initials }: AvatarFieldProps) {
  const t = useTranslations('profile.picture')
  const router = useRouter()
  const id = useId()
  const [isConfirming, setConfirming] = useState(false)
  const { preview, pending, upload, clear } = usePictureUpload({
    field: 'avatar',
    send: (body) =>
      callApi<typeof uploadAvatar>({
        method: 'POST',
        path: '/api/user/avatar',
        body,
        fallback: t('uploadFallback'),
      }),
    done: { title: t('uploaded'), description: t('uploadedHint') },
    failed: t('uploadFailed'),
    onUploaded: () => router.refresh(),
  })
  const shown = preview ?? value

  /** Shows the result in a toast; `false` keeps the confirmation open. */
  const remove = async () => {
    try {
      await callApi<typeof deleteAvatar>({ method: 'DELETE', path: '/api/user/avatar' })
      clear()
      router.refresh()
    } catch (error) {
      toastError(t('removeFailed'), error)
      return false
    }
  }

  return (
    <div role="group" aria-label={t('label')} aria-describedby={`${id}-hint`} className="flex gap-4">
      <Avatar aria-hidden="true" className="size-16 text-lg">
        <AvatarImage src={shown ?? undefined} alt="" referrerPolicy="no-referrer" />
        <AvatarFallback delayMs={shown ? 600 : undefined}>{initials}</AvatarFallback>
      </Avatar>
      <div className="grid content-center gap-1.5">
        <PictureButtons
          label={shown ? t('change') : t('upload')}
          inputLabel={t('file')}
          isUploading={pending}
          onChoose={upload}
          onRemove={shown ? () => setConfirming(true) : undefined}
        />
        <p id={`${id}-hint`} className="text-caption text-muted-foreground">
          {t('hint', { size: MAX_FILE_TEXT })}
        </p>
      </div>
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setConfirming}
            title={t('removeTitle')}
            description={t('removeHint')}
            confirmLabel={t('remove')}
            onConfirm={remove}
          />
        </Suspense>
      )}
    </div>
  )
}
