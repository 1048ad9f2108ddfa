'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode } from 'react'
import { KeyRound, LogOut, UserMinus, UserRoundCog, type LucideIcon } from 'lucide-react'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import type { Role } from '@/lib/core/access/actor'
import { RoleDialog } from './role-dialog'
import { type MemberAction, type MemberRow, MEMBERS_TITLE_ID } from './members-data'
import { useRouter } from 'next/navigation'
import { loadPage } from '@/components/shared/browser/load-page'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { discardChanges } from '@/components/shared/unsaved/unsaved-forms'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { BUSINESSES_PATH } from '@/lib/auth/rules/paths'
import type { transferOwnership, leaveBusiness, removeMember } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

const ITEMS: Record<MemberAction, { Icon: LucideIcon; isLoss?: true }> = {
  role: { Icon: UserRoundCog },
  'hand-over': { Icon: KeyRound },
  remove: { Icon: UserMinus, isLoss: true },
  leave: { Icon: LogOut, isLoss: true },
}

interface MemberMenuProps {
  /** Undefined after the member has left the list. */
  person: MemberRow | undefined
  actions: MemberAction[]
  business: string
  /** Current user's role. */
  role: Role
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

/** Menu of a row with its dialogs. */
export default function MemberMenu({ person, actions, business, role, ...menu }: MemberMenuProps) {
  const t = useTranslations('members.actions')
  // The dialog keeps the member it was opened for, even after they have left the list.
  const [openDialog, setOpenDialog] = useState<{ action: MemberAction; person: MemberRow } | null>(null)
  const picked = useRef<typeof openDialog>(null)
  const openPicked = () => {
    if (picked.current) setOpenDialog(picked.current)
    picked.current = null
  }
  const close = () => setOpenDialog(null)

  return (
    <>
      {person && (
        <AnchoredMenu {...menu} onClosed={openPicked} label={t('label', { name: person.name })}>
          {actions.map((action) => {
            const { Icon, isLoss } = ITEMS[action]
            return (
              <DropdownMenuItem
                key={action}
                variant={isLoss ? 'destructive' : 'default'}
                onSelect={() => (picked.current = { action, person })}
              >
                <Icon aria-hidden="true" />
                {t(action)}
              </DropdownMenuItem>
            )
          })}
        </AnchoredMenu>
      )}
      {openDialog?.action === 'role' && (
        <RoleDialog person={openDialog.person} currentUserRole={role} onClose={close} />
      )}
      {openDialog && openDialog.action !== 'role' && (
        <MemberConfirmDialog
          action={openDialog.action}
          person={openDialog.person}
          business={business}
          onClose={close}
        />
      )}
    </>
  )
}

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

/** Returns the question and call of each action. */
function useQuestions(
  { id, name: person }: MemberRow,
  business: string,
): Record<MemberConfirmDialogProps['action'], Question> {
  const t = useTranslations('members')
  return {
    'hand-over': {
      title: t('handOver.title', { business, person }),
      description: t('handOver.description', { person }),
      confirmLabel: t('handOver.confirm'),
      variant: 'default',
      call: () => callApi<typeof transferOwnership>({ method: 'POST', path: `/api/members/${id}/hand-over` }),
      done: { title: t('handOver.succeeded'), description: t('handOver.succeededHint', { person }) },
      failed: t('handOver.failed'),
    },
    remove: {
      title: t('remove.title', { person }),
      description: t('remove.description', { business, person }),
      confirmLabel: t('remove.confirm'),
      call: () => callApi<typeof removeMember>({ method: 'DELETE', path: `/api/members/${id}` }),
      done: { title: t('remove.succeeded'), description: t('remove.succeededHint', { person }) },
      failed: t('remove.failed'),
    },
    leave: {
      title: t('leave.title', { business }),
      description: t('leave.description'),
      confirmLabel: t('leave.confirm'),
      call: () => callApi<typeof leaveBusiness>({ method: 'POST', path: '/api/members/leave' }),
      done: { title: t('leave.succeeded', { business }) },
      failed: t('leave.failed'),
    },
  }
}

/** Confirms removing a member, leaving, or transferring ownership; the person who does it can't undo it. */
function MemberConfirmDialog({ action, person, business, onClose }: MemberConfirmDialogProps) {
  const router = useRouter()
  const { call, done, failed, ...words } = useQuestions(person, business)[action]

  const confirm = async (): Promise<boolean> => {
    try {
      await call()
    } catch (error) {
      toastError(failed, error)
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
