'use client'

import { lazy, Suspense, useRef, useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { useMays } from '@/components/shared/permissions'
import { Avatar, AvatarFallback } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table } from '@/components/ui/table'
import { mayManage, ROLE_WORDS } from '@/lib/business/members/roles'
import type { Role } from '@/lib/kernel/access/actor'
import type { MemberAct, ShownMember } from './shown-members'

const load = () => import('./member-menu')
const MemberMenu = lazy(load)

interface MemberTableProps {
  people: ShownMember[]
  business: string
  /** The role of whoever looks. */
  role: Role
}

interface Opened {
  id: number
  anchor: HTMLElement
  byKeyboard: boolean
}

/** The members, each with a menu of what whoever looks may do about them; on a phone each row is a card (members.css). */
export function MemberTable({ people, business, role }: MemberTableProps) {
  const may = useMays()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)
  // A press on the button of an open menu has closed it before the click arrives.
  const justClosed = useRef<number | null>(null)
  const owners = people.filter((one) => one.role === 'OWNER').length
  const person = people.find(({ id }) => id === opened?.id)

  const actsOn = (one: ShownMember): MemberAct[] => {
    // Its last owner can't: they hand it over first.
    if (one.isYou) return role === 'OWNER' && owners < 2 ? [] : ['leave']
    // An owner who may not change bank details is new, and can't change or remove other owners.
    const manages = may('members') && mayManage(role, one.role) && (one.role !== 'OWNER' || may('bank'))
    const acts: (MemberAct | false)[] = [
      manages && 'role',
      may('own') && one.role !== 'OWNER' && 'hand-over',
      manages && 'remove',
    ]
    return acts.filter((act) => act !== false)
  }

  return (
    <div className="member-frame">
      <Table aria-label="Members" className="member-table">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Role</th>
            <th scope="col">Member since</th>
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((one) => (
            <tr key={one.id}>
              <td>
                <span className="member-person">
                  <Avatar aria-hidden="true">
                    <AvatarFallback>{one.initials}</AvatarFallback>
                  </Avatar>
                  <span className="min-w-0">
                    <span className="member-name">
                      <bdi>{one.name}</bdi>
                      {one.isYou && <Badge variant="secondary">You</Badge>}
                    </span>
                    <span className="member-email">{one.email}</span>
                  </span>
                </span>
              </td>
              <td>{ROLE_WORDS[one.role].label}</td>
              <td>
                <span className="member-since">since </span>
                {one.since}
              </td>
              <td>
                {actsOn(one).length > 0 && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={`Actions for ${one.name}`}
                    aria-haspopup="menu"
                    aria-expanded={open && opened?.id === one.id}
                    onPointerEnter={load}
                    onFocus={load}
                    onPointerDownCapture={() => (justClosed.current = open ? (opened?.id ?? null) : null)}
                    onClick={(event) => {
                      // A click by Enter or Space has no position of its own.
                      const byKeyboard = event.detail === 0
                      if (justClosed.current === one.id && !byKeyboard) return
                      setOpened({ id: one.id, anchor: event.currentTarget, byKeyboard })
                      setOpen(true)
                    }}
                  >
                    <Ellipsis aria-hidden="true" />
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {opened && (
        <Suspense>
          <MemberMenu
            key={opened.id}
            person={person}
            acts={person ? actsOn(person) : []}
            business={business}
            role={role}
            anchor={opened.anchor}
            byKeyboard={opened.byKeyboard}
            open={open && person !== undefined}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
