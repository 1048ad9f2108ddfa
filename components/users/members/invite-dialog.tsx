'use client'

import { useTranslations } from 'next-intl'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import type { FormEvent } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '@/components/shared/form/show-form-error'
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
import { Form, FormControl, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { toast } from '@/components/hooks/use-toast'
import { listAssignableRoles } from '@/lib/business/members/roles'
import { inviteSchema, type InviteInput } from '@/lib/business/members/schema'
import type { Role } from '@/lib/core/access/actor'
import type { inviteMember } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import { RoleField } from './role-dialog'
import { toastError } from '@/components/shared/toast-error'

interface InviteDialogProps {
  /** Inviter's role. */
  role: Role
  business: string
  onClose: () => void
}

export function InviteDialog({ role: own, business, onClose }: InviteDialogProps) {
  const t = useTranslations('members.invite')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const form = useForm<InviteInput>({
    resolver: zodResolver(inviteSchema),
    defaultValues: { email: '', role: 'STAFF' },
  })
  const { control, formState } = form
  const { leave } = useUnsavedChanges(formState.isDirty)
  const pending = formState.isSubmitting

  const send = form.handleSubmit(async (input) => {
    try {
      await callApi<typeof inviteMember>({ method: 'POST', path: '/api/invitations', body: input })
    } catch (error) {
      showServerErrors(form, error, ['email'])
      return void toastError(t('failed'), error)
    }
    toast({ title: t('sent'), description: t('sentHint', { email: input.email }) })
    onClose()
    router.refresh()
  })
  const submit = (event: FormEvent) => {
    // In React's tree the settings form is a parent and must not be submitted too.
    event.stopPropagation()
    return send(event)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <Form {...form}>
          <form method="post" noValidate onSubmit={submit} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('title')}</DialogTitle>
              <DialogDescription className="wrap-anywhere">
                {t.rich('description', { business, name: (text) => <bdi>{text}</bdi> })}
              </DialogDescription>
            </DialogHeader>
            <FormField
              control={control}
              name="email"
              render={({ field }) => (
                <FormItem>
                  <FormLabel>{tCommon('email')}</FormLabel>
                  <FormControl>
                    <Input
                      aria-required
                      type="email"
                      inputMode="email"
                      autoComplete="off"
                      autoCapitalize="none"
                      spellCheck={false}
                      maxLength={254}
                      {...field}
                    />
                  </FormControl>
                  <FormMessage />
                </FormItem>
              )}
            />
            <RoleField roles={listAssignableRoles(own)} />
            <DialogFooter>
              <Button variant="outline" disabled={pending} onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <Button type="submit" loading={pending} loadingText={tCommon('sending')}>
                {t('submit')}
              </Button>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}
