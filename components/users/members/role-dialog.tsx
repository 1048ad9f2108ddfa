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
import { toast } from '@/components/ui/toast'
import { givableRoles, ROLE_WORDS } from '@/lib/business/members/roles'
import type { Role } from '@/lib/kernel/access/actor'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { RoleField } from './role-field'
import type { ShownMember } from './shown-members'

interface RoleDialogProps {
  person: ShownMember
  /** The role of whoever gives another one. */
  own: Role
  onClose: () => void
}

/** Gives a member another role. */
export function RoleDialog({ person, own, onClose }: RoleDialogProps) {
  const router = useRouter()
  const [role, setRole] = useState(person.role)
  const [pending, setPending] = useState(false)
  const { leave } = useUnsaved(role !== person.role)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    // The dialog stands in the form of the settings, whose fields are none of its business.
    event.stopPropagation()
    if (role === person.role) return onClose()
    setPending(true)
    try {
      await apiFetch(`/api/members/${person.id}`, { method: 'PATCH', body: { role } })
    } catch (error) {
      setPending(false)
      return toast({ title: 'Failed to change role', description: messageOf(error), variant: 'destructive' })
    }
    toast({ title: 'Role changed', description: `${person.name} is now: ${ROLE_WORDS[role].label}.` })
    onClose()
    router.refresh()
  }

  return (
    <Dialog open onOpenChange={(open) => !open && !pending && leave(onClose)}>
      <DialogContent className="sm:max-w-md" onOpenAutoFocus={focusChosen}>
        <form noValidate onSubmit={save} className="grid gap-5">
          <DialogHeader>
            <DialogTitle>Change role</DialogTitle>
            <DialogDescription className="break-anywhere">
              What <bdi>{person.name}</bdi> may do. It applies at once.
            </DialogDescription>
          </DialogHeader>
          <RoleField roles={givableRoles(own)} value={role} onChange={setRole} />
          <DialogFooter>
            <Button variant="outline" disabled={pending} onClick={() => leave(onClose)}>
              Cancel
            </Button>
            <Button type="submit" loading={pending} loadingText="Saving...">
              Save
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** The role they have, and not the first of the list. */
function focusChosen(event: Event): void {
  const chosen = (event.currentTarget as HTMLElement).querySelector<HTMLElement>(':checked')
  if (chosen) event.preventDefault()
  chosen?.focus()
}
