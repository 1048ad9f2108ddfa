'use client'

import { useRouter } from 'next/navigation'
import { useState, type FormEvent } from 'react'
import { useUnsaved } from '@/components/shared/unsaved/use-unsaved'
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
import { toast } from '@/components/ui/toast'
import { givableRoles } from '@/lib/business/members/roles'
import { inviteSchema } from '@/lib/business/members/schema'
import type { Role } from '@/lib/kernel/access/actor'
import { ApiError, apiFetch, messageOf } from '@/lib/platform/http/client'
import { RoleField } from './role-field'

interface InviteDialogProps {
  /** The role of whoever invites. */
  role: Role
  business: string
  onClose: () => void
}

/** Invites somebody by e-mail. */
export function InviteDialog({ role: own, business, onClose }: InviteDialogProps) {
  const router = useRouter()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('STAFF')
  const [wrong, setWrong] = useState<string | undefined>()
  const [pending, setPending] = useState(false)
  const { leave } = useUnsaved(email.trim() !== '')

  const refuse = (form: HTMLFormElement, message: string | undefined) => {
    setWrong(message)
    if (message) (form.elements.namedItem('email') as HTMLElement).focus()
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The dialog stands in the form of the settings, whose fields are none of its business.
    event.stopPropagation()
    if (pending) return
    const form = event.currentTarget
    const input = inviteSchema.safeParse({ email, role })
    refuse(form, input.error?.issues[0]?.message)
    if (!input.success) return
    setPending(true)
    try {
      await apiFetch('/api/invitations', { method: 'POST', body: input.data })
    } catch (error) {
      setPending(false)
      refuse(form, error instanceof ApiError ? error.errors.email?.[0] : undefined)
      return toast({
        title: 'Failed to send invitation',
        description: messageOf(error),
        variant: 'destructive',
      })
    }
    toast({ title: 'Invitation sent', description: `To ${input.data.email}` })
    onClose()
    router.refresh()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md">
        <form noValidate onSubmit={send} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>Invite a member</DialogTitle>
            <DialogDescription className="break-anywhere">
              They get a link by e-mail, which works for 7 days, and then work in <bdi>{business}</bdi> with
              their own sign-in.
            </DialogDescription>
          </DialogHeader>
          <FormField required label="Email" error={wrong}>
            <Input
              name="email"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              value={email}
              onChange={(event) => {
                setEmail(event.target.value)
                setWrong(undefined)
              }}
            />
          </FormField>
          <RoleField roles={givableRoles(own)} value={role} onChange={setRole} />
          <DialogFooter>
            <Button variant="outline" disabled={pending} onClick={() => leave(onClose)}>
              Cancel
            </Button>
            <Button type="submit" loading={pending} loadingText="Sending...">
              Send invitation
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}
