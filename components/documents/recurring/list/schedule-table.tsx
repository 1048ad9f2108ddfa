'use client'

import { useTranslations } from 'next-intl'
import { lazy, type MouseEvent } from 'react'
import { Ellipsis } from 'lucide-react'
import { ListColumns, NARROW, WIDE } from '@/components/shared/list/list-columns'
import { useOpenRow } from '@/components/shared/list/use-open-row'
import { MenuButton } from '@/components/shared/menu-button'
import { NavigationProgress, ProgressLink } from '@/components/shared/page/progress-link'
import { useHasPermission } from '@/components/shared/permissions'
import { Table, TableBody, TableCell, TableRow } from '@/components/ui/table'
import { cn } from '@/lib/utils'
import { ScheduleBadge } from '../schedule-badge'
import type { ScheduleRow } from './schedule-row'

const load = () => import('./schedule-menu')
const ScheduleMenu = lazy(load)

/** Recurring invoices. A click on a row opens it. */
export function ScheduleTable({ rows }: { rows: ScheduleRow[] }) {
  const t = useTranslations('recurring.list')
  const mayWrite = useHasPermission('write')
  const { opening, openRow } = useOpenRow()

  const onClick = (event: MouseEvent<HTMLElement>) => {
    // Events of the row's menu and dialogs bubble through React, too.
    if (event.currentTarget.contains(event.target as Node)) openRow(event)
  }

  return (
    <>
      {opening && <NavigationProgress />}
      <div className="@container/list">
        <Table aria-label={t('title')} aria-busy={opening} onClick={onClick}>
          <ListColumns
            columns={[
              { label: t('column.client') },
              { label: t('column.repeats'), className: WIDE },
              { label: t('column.next'), className: WIDE },
              { label: t('column.amount'), className: 'text-right' },
              { label: t('column.status'), className: WIDE },
              ...(mayWrite ? [{ label: t('column.actions'), className: 'w-12 pl-0 text-right' }] : []),
            ]}
          />
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
  const tRecurrence = useTranslations('recurrence')
  const { id, client, invoiceNumber, frequency, every, autoSend, status, next, problem, amount } = row
  const rhythm = tRecurrence('interval', { frequency, every })
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
        {invoiceNumber !== null && (
          <p className="text-caption text-muted-foreground">{t('list.from', { number: invoiceNumber })}</p>
        )}
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
