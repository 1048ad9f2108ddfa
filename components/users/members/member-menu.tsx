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
  acts: MemberAction[]
  business: string
  /** Current user's role. */
  role: Role
  anchor: HTMLElement
  byKeyboard: boolean
  open: boolean
  onClose: () => void
}

/** Menu of a row with its dialogs. */
export default function MemberMenu({ person, acts, business, role, ...menu }: MemberMenuProps) {
  // The dialog keeps the member it was opened for, even after they have left the list.
  const [asked, setAsked] = useState<{ act: MemberAction; person: MemberRow } | null>(null)
  const picked = useRef<typeof asked>(null)
  const openPicked = () => {
    if (picked.current) setAsked(picked.current)
    picked.current = null
  }
  const close = () => setAsked(null)

  return (
    <>
      {person && (
        <AnchoredMenu {...menu} onClosed={openPicked} label={`Actions for ${person.name}`}>
          {acts.map((act) => {
            const { label, Icon, isLoss } = ITEMS[act]
            return (
              <DropdownMenuItem
                key={act}
                variant={isLoss ? 'destructive' : 'default'}
                onSelect={() => (picked.current = { act, person })}
              >
                <Icon aria-hidden="true" />
                {label}
              </DropdownMenuItem>
            )
          })}
        </AnchoredMenu>
      )}
      {asked?.act === 'role' && <RoleDialog person={asked.person} own={role} onClose={close} />}
      {asked && asked.act !== 'role' && (
        <MemberConfirmDialog act={asked.act} person={asked.person} business={business} onClose={close} />
      )}
    </>
  )
}
