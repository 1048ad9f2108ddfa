'use client'

import { useTranslations } from 'next-intl'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { type FormEvent, useId } from 'react'
import { useForm, useFormContext } from 'react-hook-form'
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
import { Form, FormField } from '@/components/ui/form'
import { toast } from '@/components/hooks/use-toast'
import { listAssignableRoles } from '@/lib/business/members/roles'
import { roleSchema, type RoleInput } from '@/lib/business/members/schema'
import type { Role } from '@/lib/core/access/actor'
import type { changeRole } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import type { MemberRow } from './members-data'
import { ChoiceCard } from '@/components/shared/form/choice-card'
import { Label } from '@/components/ui/label'
import { RadioGroup } from '@/components/ui/radio-group'
import { toastError } from '@/components/shared/toast-error'

interface RoleDialogProps {
  person: MemberRow
  /** Current user's role. */
  currentUserRole: Role
  onClose: () => void
}

export function RoleDialog({ person, currentUserRole, onClose }: RoleDialogProps) {
  const t = useTranslations('members.changeRole')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const form = useForm<RoleInput>({
    resolver: zodResolver(roleSchema),
    defaultValues: { role: person.role },
  })
  const { formState } = form
  const pending = formState.isSubmitting
  const { leave } = useUnsavedChanges(formState.isDirty)

  const save = form.handleSubmit(async ({ role }) => {
    try {
      await callApi<typeof changeRole>({ method: 'PATCH', path: `/api/members/${person.id}`, body: { role } })
    } catch (error) {
      return void toastError(t('failed'), error)
    }
    toast({
      title: t('changed'),
      description: t('changedHint', { person: person.name, role: tCommon(`role.${role}`) }),
    })
    onClose()
    router.refresh()
  })
  const submit = (event: FormEvent) => {
    // In React's tree the settings form is a parent and must not be submitted too.
    event.stopPropagation()
    return save(event)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md" onOpenAutoFocus={focusSelected}>
        <Form {...form}>
          <form method="post" noValidate onSubmit={submit} className="grid gap-5">
            <DialogHeader>
              <DialogTitle>{t('title')}</DialogTitle>
              <DialogDescription className="wrap-anywhere">
                {t.rich('description', { person: person.name, name: (text) => <bdi>{text}</bdi> })}
              </DialogDescription>
            </DialogHeader>
            <RoleField roles={listAssignableRoles(currentUserRole)} />
            <DialogFooter>
              <Button variant="outline" disabled={pending} onClick={() => leave(onClose)}>
                {tCommon('cancel')}
              </Button>
              <SaveButton canSave={formState.isDirty} loading={pending}>
                {tCommon('save')}
              </SaveButton>
            </DialogFooter>
          </form>
        </Form>
      </DialogContent>
    </Dialog>
  )
}

/** Focuses the current role instead of the first one. */
function focusSelected(event: Event): void {
  const chosen = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(
    '[role=radio][aria-checked=true]',
  )
  if (chosen) event.preventDefault()
  chosen?.focus()
}

/** Roles with their permissions. */
export function RoleField({ roles }: { roles: Role[] }) {
  const t = useTranslations('members')
  const tCommon = useTranslations('common')
  const { control } = useFormContext<RoleInput>()
  const id = useId()
  return (
    <FormField
      control={control}
      name="role"
      render={({ field }) => (
        <div className="grid gap-3.5">
          <Label asChild>
            <span id={id}>{t('role')}</span>
          </Label>
          <RadioGroup
            aria-labelledby={id}
            value={field.value}
            onValueChange={field.onChange}
            className="gap-2"
          >
            {roles.map((role) => (
              <ChoiceCard key={role} value={role} showRadio>
                <span className="block font-medium">{tCommon(`role.${role}`)}</span>
                <span className="text-caption text-muted-foreground block">
                  {t(`roleDescriptions.${role}`)}
                </span>
              </ChoiceCard>
            ))}
          </RadioGroup>
        </div>
      )}
    />
  )
}
