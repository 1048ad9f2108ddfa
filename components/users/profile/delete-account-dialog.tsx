'use client'

import { useState, type FormEvent } from 'react'
import { loadPage } from '@/components/shared/load-page'
import { PasswordInput } from '@/components/shared/password-input'
import { announceSession } from '@/components/shared/session-channel'
import { rememberSession } from '@/components/shared/session-memory'
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
import { toast, toastAfterLoad } from '@/components/ui/toast'
import { ApiError, apiFetch, messageOf } from '@/lib/http/client'
import type { DeleteAccountProps } from './delete-account-card'
import { EXPORT_PATH } from './export-card'

/** Says in plain words what goes and when, and asks for proof that it is the owner who wants it. */
export function DeleteAccountDialog({
  hasPassword,
  day,
  onClose,
}: DeleteAccountProps & { onClose: () => void }) {
  const [proof, setProof] = useState('')
  const [error, setError] = useState<string>()
  const [pending, setPending] = useState(false)
  const field = hasPassword ? 'password' : 'email'

  const request = async (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    setPending(true)
    try {
      await apiFetch('/api/user/deletion', { method: 'POST', body: { [field]: proof } })
    } catch (failure) {
      setPending(false)
      const wrong = failure instanceof ApiError ? failure.errors[field]?.[0] : undefined
      setError(wrong)
      if (wrong) return
      toast({ title: 'Error deleting account', description: messageOf(failure), variant: 'destructive' })
      return
    }
    // As after signing out: nothing private stays in memory, here or in another tab.
    rememberSession(null)
    announceSession('signed-out')
    toastAfterLoad({
      title: 'Account deletion requested',
      description: `Your account will be deleted on ${day}. Sign in before that to keep it.`,
    })
    loadPage('/login')
  }
  const input = {
    value: proof,
    onChange: (event: { target: { value: string } }) => setProof(event.target.value),
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <form noValidate method="post" onSubmit={request} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>Delete your account?</DialogTitle>
            <DialogDescription>
              Your account will be deleted on {day}. This is what happens:
            </DialogDescription>
          </DialogHeader>
          <ul className="grid list-disc gap-2 pl-5">
            <li>
              <strong>Today</strong> you are signed out everywhere, and nothing is sent for you any more: no
              reminders, no recurring invoices, no mails that are waiting.
            </li>
            <li>
              <strong>Until {day}</strong> public links of your invoices keep working, so that clients can
              still pay. Sign in during this time to keep your account as it is.
            </li>
            <li>
              <strong>On {day}</strong> everything is deleted for good: profile, clients, invoices, payments
              and pictures. Links stop working. Nobody can bring any of it back.
            </li>
          </ul>
          <p className="text-muted-foreground">
            You may have to keep your invoices for years.{' '}
            <a href={EXPORT_PATH} download className="text-foreground underline underline-offset-4">
              Export your data
            </a>{' '}
            first.
          </p>
          {hasPassword ? (
            <FormField required label="Your password" error={error}>
              <PasswordInput {...input} autoComplete="current-password" />
            </FormField>
          ) : (
            <FormField required label="Your email address" error={error} hint="Type it to confirm.">
              <Input {...input} type="email" autoComplete="off" />
            </FormField>
          )}
          <DialogFooter>
            <Button variant="outline" disabled={pending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" variant="destructive" disabled={!proof.trim()} loading={pending}>
              Delete account
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
