'use client'

import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { BUSINESSES_PATH } from '@/lib/auth/rules/paths'
import type { transferOwnership, leaveBusiness, removeMember } from '@/lib/api/definitions/members'
import { callApi, getErrorMessage } from '@/lib/platform/http/api-client'
import { MEMBERS_TITLE_ID, type MemberAction, type MemberRow } from './members-data'

interface MemberConfirmDialogProps {
  action: Exclude<MemberAction, 'role'>
  person: MemberRow
  business: string
  onClose: () => void
}

interface Question {
  title: string
  description: ReactNode
  confirmLabel: string
  variant?: 'default'
  call: () => Promise<void>
  /** Toasts for success and failure. */
  done: { title: string; description?: string }
  failed: string
}

/** Confirms removing a member, leaving, or transferring ownership; the person who does it can't undo it. */
export function MemberConfirmDialog({ action, person, business, onClose }: MemberConfirmDialogProps) {
  const router = useRouter()
  const { call, done, failed, ...words } = QUESTIONS[action](person, business)

  const confirm = async (): Promise<boolean> => {
    try {
      await call()
    } catch (error) {
      toast({ title: failed, description: getErrorMessage(error), variant: 'destructive' })
      return false
    }
    if (action !== 'leave') {
      toast(done)
      router.refresh()
      return true
    }
    // A full page load clears the business from memory.
    toastAfterLoad(done)
    discardChanges()
    // Not via the dashboard, which would redirect a user without a business and lose the toast.
    loadPage(BUSINESSES_PATH)
    return false
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      {...words}
      onConfirm={confirm}
      focusAfter={MEMBERS_TITLE_ID}
    />
  )
}

const QUESTIONS: Record<
  MemberConfirmDialogProps['action'],
  (person: MemberRow, business: string) => Question
> = {
  'hand-over': ({ id, name }, business) => ({
    title: `Hand ${business} over to ${name}?`,
    description: `${name} becomes its owner and decides about bank details, members and everything else. You stay as an admin. Only an owner can give it back to you.`,
    confirmLabel: 'Hand over',
    variant: 'default',
    call: () => callApi<typeof transferOwnership>({ method: 'POST', path: `/api/members/${id}/hand-over` }),
    done: { title: 'Business handed over', description: `${name} owns it now, and you’re an admin.` },
    failed: 'Failed to hand over the business',
  }),
  remove: ({ id, name }, business) => ({
    title: `Remove ${name}?`,
    description: `${name} can’t open ${business} from now on. What they wrote and sent stays. E-mails that went out through their Gmail stop until another one is connected.`,
    confirmLabel: 'Remove',
    call: () => callApi<typeof removeMember>({ method: 'DELETE', path: `/api/members/${id}` }),
    done: { title: 'Member removed', description: `${name} no longer has access.` },
    failed: 'Failed to remove member',
  }),
  leave: (_, business) => ({
    title: `Leave ${business}?`,
    description: 'You can’t open it from now on, unless somebody invites you again. What you did stays.',
    confirmLabel: 'Leave',
    call: () => callApi<typeof leaveBusiness>({ method: 'POST', path: '/api/members/leave' }),
    done: { title: `You left ${business}` },
    failed: 'Failed to leave',
  }),
}
