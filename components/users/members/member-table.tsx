'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { Ellipsis } from 'lucide-react'
import { usePermissionCheck } from '@/components/shared/permissions'
import { Avatar, AvatarFallback } from '@/components/ui/avatar'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { canManageRole } from '@/lib/business/members/roles'
import type { Role } from '@/lib/core/access/actor'
import type { MemberAction, MemberRow } from './members-data'

const load = () => import('./member-menu')
const MemberMenu = lazy(load)

interface MemberTableProps {
  members: MemberRow[]
  business: string
  /** Current user's role. */
  role: Role
}

interface Opened {
  id: number
  anchor: HTMLElement
  byKeyboard: boolean
}

const ROW =
  '@max-xl/members:grid @max-xl/members:grid-cols-[auto_minmax(0,1fr)_2.75rem] @max-xl/members:gap-x-1 @max-xl/members:gap-y-0.5 @max-xl/members:py-3 @max-xl/members:pr-2 @max-xl/members:pl-4 @max-xl/members:[&>td:nth-child(n)]:p-0'

/** Members with a menu of the actions allowed to the current user; on a phone each row is a card. */
export function MemberTable({ members, business, role }: MemberTableProps) {
  const t = useTranslations('members')
  const tCommon = useTranslations('common')
  const may = usePermissionCheck()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [open, setOpen] = useState(false)
  // Pressing the button of an open menu closes it before the click arrives.
  const justClosed = useRef<number | null>(null)
  const owners = members.filter((one) => one.role === 'OWNER').length
  const person = members.find(({ id }) => id === opened?.id)

  const listActions = (one: MemberRow): MemberAction[] => {
    // The only owner has to transfer ownership before leaving.
    if (one.isYou) return role === 'OWNER' && owners < 2 ? [] : ['leave']
    // An owner who can't change bank details yet is new, and can't change or remove other owners.
    const manages = may('members') && canManageRole(role, one.role) && (one.role !== 'OWNER' || may('bank'))
    const actions: (MemberAction | false)[] = [
      manages && 'role',
      may('own') && one.role !== 'OWNER' && 'hand-over',
      manages && 'remove',
    ]
    return actions.filter((action) => action !== false)
  }

  return (
    <div className="@container/members">
      <Table aria-label={t('title')} className="@max-xl/members:block">
        <TableHeader className="@max-xl/members:sr-only">
          <TableRow>
            <TableHead scope="col">{t('name')}</TableHead>
            <TableHead scope="col">{t('role')}</TableHead>
            <TableHead scope="col">{t('since')}</TableHead>
            <TableHead scope="col" className="w-12 pl-0">
              <span className="sr-only">{t('actionsColumn')}</span>
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody className="@max-xl/members:block">
          {members.map((one) => (
            <TableRow key={one.id} className={ROW}>
              <TableCell className="@max-xl/members:col-span-2 @max-xl/members:col-start-1 @max-xl/members:row-start-1">
                <span className="flex min-w-0 items-center gap-3">
                  <Avatar aria-hidden="true">
                    <AvatarFallback>{one.initials}</AvatarFallback>
                  </Avatar>
                  <span className="min-w-0">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium wrap-anywhere">
                      <bdi>{one.name}</bdi>
                      {one.isYou && <Badge variant="secondary">{t('you')}</Badge>}
                    </span>
                    <span className="text-caption text-muted-foreground block wrap-anywhere">
                      {one.email}
                    </span>
                  </span>
                </span>
              </TableCell>
              {/* Aligned with the name, not with the initials. */}
              <TableCell className="@max-xl/members:text-caption whitespace-nowrap @max-xl/members:col-start-1 @max-xl/members:row-start-2 @max-xl/members:ml-12">
                {tCommon(`role.${one.role}`)}
              </TableCell>
              <TableCell className="text-muted-foreground @max-xl/members:text-caption whitespace-nowrap @max-xl/members:col-start-2 @max-xl/members:row-start-2 @max-xl/members:before:content-['·_']">
                {t.rich('sinceDay', {
                  day: one.since,
                  label: (text) => <span className="@xl/members:hidden">{text}</span>,
                })}
              </TableCell>
              <TableCell className="w-12 pl-0 text-right @max-xl/members:col-start-3 @max-xl/members:row-span-2 @max-xl/members:row-start-1 @max-xl/members:w-auto @max-xl/members:self-center">
                {listActions(one).length > 0 && (
                  <Button
                    variant="ghost"
                    size="icon-sm"
                    aria-label={t('actions.label', { name: one.name })}
                    aria-haspopup="menu"
                    aria-expanded={open && opened?.id === one.id}
                    onPointerEnter={load}
                    onFocus={load}
                    onPointerDownCapture={() => (justClosed.current = open ? (opened?.id ?? null) : null)}
                    onClick={(event) => {
                      // A click by Enter or Space has detail 0.
                      const byKeyboard = event.detail === 0
                      if (justClosed.current === one.id && !byKeyboard) return
                      setOpened({ id: one.id, anchor: event.currentTarget, byKeyboard })
                      setOpen(true)
                    }}
                  >
                    <Ellipsis aria-hidden="true" />
                  </Button>
                )}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {opened && (
        <Suspense>
          <MemberMenu
            key={opened.id}
            person={person}
            actions={person ? listActions(person) : []}
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
