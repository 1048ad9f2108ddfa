'use client'

import { useRef, useState } from 'react'
import { KeyRound, LogOut, UserMinus, UserRoundCog, type LucideIcon } from 'lucide-react'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { DropdownMenuItem } from '@/components/ui/dropdown-menu'
import type { Role } from '@/lib/core/access/actor'
import { MemberConfirmDialog } from './member-confirm-dialog'
import { RoleDialog } from './role-dialog'
import type { MemberAction, MemberRow } from './members-data'

const ITEMS: Record<MemberAction, { label: string; Icon: LucideIcon; isLoss?: true }> = {
  role: { label: 'Change role', Icon: UserRoundCog },
  'hand-over': { label: 'Hand over the business', Icon: KeyRound },
  remove: { label: 'Remove', Icon: UserMinus, isLoss: true },
  leave: { label: 'Leave', Icon: LogOut, isLoss: true },
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
        <AnchoredMenu {...menu} onClosed={openPicked} label={`Actions for ${person.name}`}>
          {actions.map((action) => {
            const { label, Icon, isLoss } = ITEMS[action]
            return (
              <DropdownMenuItem
                key={action}
                variant={isLoss ? 'destructive' : 'default'}
                onSelect={() => (picked.current = { action, person })}
              >
                <Icon aria-hidden="true" />
                {label}
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
