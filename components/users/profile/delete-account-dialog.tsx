'use client'

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

const list = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

/** Explains the consequences of a deletion and asks for the password, code or email address. */
export function DeleteAccountDialog({
  hasPassword,
  hasTwoStep,
  exportInParts,
  day,
  businesses: { deleted, kept },
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
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
      toastError('Error deleting account', error)
      return
    }
    // The sessions have already ended; this informs the other tabs.
    await signOutThisBrowser().catch(discardUnsavedInput)
    toastAfterLoad({
      title: 'Account deletion requested',
      description: `Your account will be deleted on ${day}. Sign in before that to keep it.`,
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
              <DialogTitle>Delete your account?</DialogTitle>
              <DialogDescription>
                Your account will be deleted on {day}. This is what happens:
              </DialogDescription>
            </DialogHeader>
            <ul className="grid list-disc gap-2 pl-5">
              <li>
                <strong>Today</strong> you’re signed out everywhere, and we stop sending for you: no
                reminders, no recurring invoices, no queued e-mails.
              </li>
              <li>
                <strong>Until {day}</strong> your public invoice links keep working, so clients can still pay.
                Sign in during this time to keep your account.
              </li>
              <li>
                <strong>On {day}</strong>{' '}
                {isOnlyOne ? (
                  <>
                    everything is permanently deleted: profile, clients, invoices, payments and pictures.
                    Links stop working. This can’t be undone.
                  </>
                ) : deleted.length === 0 ? (
                  <>your profile and your sign-in are permanently deleted. This can’t be undone.</>
                ) : (
                  <>
                    your profile is permanently deleted, and with it <strong>{list(deleted)}</strong>:
                    clients, invoices, payments and pictures, for everybody who works there. Links stop
                    working. This can’t be undone.
                  </>
                )}
              </li>
              {kept.length > 0 && (
                <li>
                  <strong>{list(kept)}</strong> {kept.length === 1 ? 'goes' : 'go'} on without you, with
                  whatever you wrote and sent there.
                </li>
              )}
            </ul>
            <p className="text-muted-foreground">
              You may have to keep your invoices for years.{' '}
              <a
                {...(exportInParts
                  ? { href: `#${EXPORT_CARD}`, onClick: onClose }
                  : { href: EXPORT_PATH, download: true })}
                className="text-foreground underline underline-offset-4"
              >
                Export your data
              </a>{' '}
              first.
            </p>
            {hasPassword ? (
              <FormField
                control={control}
                name="password"
                render={({ field }) => (
                  <FormItem>
                    <FormLabel>Your password</FormLabel>
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
                    <FormLabel>Your email address</FormLabel>
                    <FormControl>
                      <Input aria-required type="email" autoComplete="off" {...field} />
                    </FormControl>
                    <FormDescription>Type it to confirm.</FormDescription>
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
                    <FormLabel>Code</FormLabel>
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
                    <FormDescription>
                      From your authenticator app, or one of your recovery codes.
                    </FormDescription>
                    <FormMessage />
                  </FormItem>
                )}
              />
            )}
            <DialogFooter>
              <Button variant="outline" disabled={pending} onClick={onClose}>
                Cancel
              </Button>
              <Button
                type="submit"
                variant="destructive"
                disabled={!typed[field]?.trim() || (hasTwoStep && !typed.code?.trim())}
                loading={pending}
              >
                Delete account
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
