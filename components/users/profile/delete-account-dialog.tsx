'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { showServerErrors } from '@/components/shared/form/show-form-error'
import { loadPage } from '@/components/shared/browser/load-page'
import { PasswordInput } from '@/components/shared/password-input'
import { discardUnsavedInput, signOutThisBrowser } from '@/components/shared/session/sign-out'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '@/components/ui/dialog'
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
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import type { requestDeletion } from '@/lib/api/definitions/users'
import { callApi } from '@/lib/platform/http/api-client'
import { EXPORT_CARD, EXPORT_PATH } from '@/lib/exports/paths'
import { toastError } from '@/components/shared/toast-error'

export interface DeleteAccountProps {
  /** Without a password, deletion is confirmed by typing the email address. */
  hasPassword: boolean
  /** True if two-step sign-in is on, so that a code is required. */
  hasTwoStep: boolean
  /** True if the export has several files; the export card lists them. */
  exportInParts: boolean
  /** Formatted date of the deletion if requested today. */
  day: string
  /** Names of the businesses deleted with the account, and of those that are kept. */
  businesses: { deleted: string[]; kept: string[] }
}

const strong = (text: ReactNode) => <strong>{text}</strong>

/** Explains the consequences of a deletion and asks for the password, code or email address. */
export function DeleteAccountDialog({
  hasPassword,
  hasTwoStep,
  exportInParts,
  day,
  businesses: { deleted, kept },
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const t = useTranslations('profile.deletion')
  const tCommon = useTranslations('common')
  const names = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const form = useForm({ defaultValues: { password: '', email: '', code: '' } })
  const { control, formState } = form
  const typed = useWatch({ control })
  const field = hasPassword ? 'password' : 'email'
  const pending = formState.isSubmitting
  const isOnlyOne = deleted.length === 1 && kept.length === 0

  const request = form.handleSubmit(async (values) => {
    try {
      await callApi<typeof requestDeletion>({
        method: 'POST',
        path: '/api/user/deletion',
        body: { [field]: values[field], ...(hasTwoStep && { code: values.code }) },
      })
    } catch (error) {
      if (showServerErrors(form, error, [field, 'code'])) return
      toastError(t('failed'), error)
      return
    }
    // The sessions have already ended; this informs the other tabs.
    await signOutThisBrowser().catch(discardUnsavedInput)
    toastAfterLoad({
      title: t('requested'),
      description: t('requestedHint', { day }),
    })
    // A full page load clears private data from memory.
    loadPage('/login')
  })

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <Form {...form}>
          <form noValidate method="post" onSubmit={request} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('confirmTitle')}</DialogTitle>
              <DialogDescription>{t('confirmHint', { day })}</DialogDescription>
            </DialogHeader>
            <ul className="grid list-disc gap-2 pl-5">
              <li>{t.rich('today', { strong })}</li>
              <li>{t.rich('until', { day, strong })}</li>
              <li>
                {isOnlyOne
                  ? t.rich('onDayEverything', { day, strong })
                  : deleted.length === 0
                    ? t.rich('onDayProfile', { day, strong })
                    : t.rich('onDayBusinesses', { day, businesses: names.format(deleted), strong })}
              </li>
              {kept.length > 0 && (
                <li>{t.rich('kept', { businesses: names.format(kept), count: kept.length, strong })}</li>
              )}
            </ul>
            <p className="text-muted-foreground">
              {t.rich('export', {
                link: (text) => (
                  <a
                    {...(exportInParts
                      ? { href: `#${EXPORT_CARD}`, onClick: onClose }
                      : { href: EXPORT_PATH, download: true })}
                    className="text-foreground underline underline-offset-4"
                  >
                    {text}
                  </a>
                ),
              })}
            </p>
            {hasPassword ? (
              <FormField
                control={control}
                name="password"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('password')}</FormLabel>
                    <FormControl>
                      <PasswordInput aria-required autoComplete="current-password" {...field} />
                    </FormControl>
                    <FormMessage />
                  </FormItem>
                )}
              />
            ) : (
              <FormField
                control={control}
                name="email"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('email')}</FormLabel>
                    <FormControl>
                      <Input aria-required type="email" autoComplete="off" {...field} />
                    </FormControl>
                    <FormDescription>{t('emailHint')}</FormDescription>
                    <FormMessage />
                  </FormItem>
                )}
              />
            )}
            {hasTwoStep && (
              <FormField
                control={control}
                name="code"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>{t('code')}</FormLabel>
                    <FormControl>
                      <Input
                        aria-required
                        autoComplete="one-time-code"
                        autoCapitalize="none"
                        spellCheck={false}
                        maxLength={40}
                        {...field}
                      />
                    </FormControl>
                    <FormDescription>{t('codeHint')}</FormDescription>
                    <FormMessage />
                  </FormItem>
                )}
              />
            )}
            <DialogFooter>
              <Button variant="outline" disabled={pending} onClick={onClose}>
                {tCommon('cancel')}
              </Button>
              <Button
                type="submit"
                variant="destructive"
                disabled={!typed[field]?.trim() || (hasTwoStep && !typed.code?.trim())}
                loading={pending}
              >
                {t('delete')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
