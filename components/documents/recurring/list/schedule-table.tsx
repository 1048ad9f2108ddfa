'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { lazy, useTransition, type MouseEvent } from 'react'
import { Ellipsis } from 'lucide-react'
import { MenuButton } from '@/components/shared/menu-button'
import { NavigationProgress, ProgressLink } from '@/components/shared/page/progress-link'
import { useHasPermission } from '@/components/shared/permissions'
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import { ScheduleBadge } from '../schedule-badge'
import type { ScheduleRow } from './schedule-row'

const load = () => import('./schedule-menu')
const ScheduleMenu = lazy(load)

/** Hidden in a narrow list, where the same texts are below the client and the amount. */
const WIDE = '@max-3xl/list:hidden'
const NARROW = '@3xl/list:hidden'

/** Recurring invoices. A click on a row opens it. */
export function ScheduleTable({ rows }: { rows: ScheduleRow[] }) {
  const t = useTranslations('recurring.list')
  const router = useRouter()
  const mayWrite = useHasPermission('write')
  const [opening, startOpening] = useTransition()

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    // Events of the row's menu and dialogs bubble through React, too.
    if (!event.currentTarget.contains(target) || target.closest('a, button')) return
    if (window.getSelection()?.toString()) return
    const href = target.closest('tbody tr')?.querySelector('a')?.getAttribute('href')
    if (!href) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else startOpening(() => router.push(href))
  }

  return (
    <>
      {opening && <NavigationProgress />}
      <div className="@container/list">
        <Table aria-label={t('title')} aria-busy={opening} onClick={onClick}>
          <TableHeader className="@max-3xl/list:sr-only">
            <TableRow>
              <TableHead scope="col">{t('column.client')}</TableHead>
              <TableHead scope="col" className={WIDE}>
                {t('column.repeats')}
              </TableHead>
              <TableHead scope="col" className={WIDE}>
                {t('column.next')}
              </TableHead>
              <TableHead scope="col" className="text-right">
                {t('column.amount')}
              </TableHead>
              <TableHead scope="col" className={WIDE}>
                {t('column.status')}
              </TableHead>
              {mayWrite && (
                <TableHead scope="col" className="w-12 pl-0 text-right">
                  {t('column.actions')}
                </TableHead>
              )}
            </TableRow>
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <Row key={row.id} row={row} mayWrite={mayWrite} />
            ))}
          </TableBody>
        </Table>
      </div>
    </>
  )
}

function Row({ row, mayWrite }: { row: ScheduleRow; mayWrite: boolean }) {
  const t = useTranslations('recurring')
  const { id, client, frequency, every, autoSend, status, next, problem, amount } = row
  const rhythm = t('recurrence', { frequency, every })
  const badge = <ScheduleBadge status={status} />
  return (
    <TableRow className={cn('tabular-nums', mayWrite && 'cursor-pointer')}>
      <TableCell className="w-full align-top wrap-anywhere @3xl/list:w-2/5 @3xl/list:align-middle">
        {mayWrite ? (
          <ProgressLink
            href={`/invoices/series/${id}`}
            className="line-clamp-2 w-fit font-medium underline-offset-4 [unicode-bidi:plaintext] hover:underline"
          >
            {client}
          </ProgressLink>
        ) : (
          <span className="line-clamp-2 font-medium [unicode-bidi:plaintext]">{client}</span>
        )}
        <p className={cn('text-caption text-muted-foreground', NARROW)}>
          {[rhythm, next && t('list.next', { date: next })].filter(Boolean).join(' · ')}
        </p>
        {problem && <p className="text-caption text-warning mt-0.5">{problem}</p>}
      </TableCell>
      <TableCell className={WIDE}>
        {rhythm}
        <p className="text-caption text-muted-foreground">
          {t('list.sending', { autoSend: String(autoSend) })}
        </p>
      </TableCell>
      <TableCell className={cn('whitespace-nowrap', WIDE)}>
        {next ?? <span className="text-muted-foreground">—</span>}
      </TableCell>
      <TableCell className="text-right align-top font-medium whitespace-nowrap @3xl/list:align-middle">
        {amount}
        <div className={cn('mt-1 flex justify-end', NARROW)}>{badge}</div>
      </TableCell>
      <TableCell className={WIDE}>{badge}</TableCell>
      {mayWrite && (
        <TableCell className="w-12 pl-0 text-right">
          <MenuButton
            label={t('list.actions', { client })}
            variant="ghost"
            size="icon-sm"
            load={load}
            Menu={ScheduleMenu}
            props={{ row }}
          >
            <Ellipsis aria-hidden="true" />
          </MenuButton>
        </TableCell>
      )}
    </TableRow>
  )
}
