'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { CirclePlay, CircleStop, Pause, Pencil, Play, SkipForward } from 'lucide-react'
import { AnchoredMenu } from '@/components/shared/anchored-menu'
import { ConfirmDialog } from '@/components/shared/confirm-dialog'
import { useFormats } from '@/components/shared/formats'
import type { OpenMenuProps } from '@/components/shared/menu-button'
import { DropdownMenuItem, DropdownMenuSeparator } from '@/components/ui/dropdown-menu'
import { getConfirmation, type ConfirmedAction } from '../schedule-confirmation'
import { useScheduleActions } from '../use-schedule-actions'
import type { ScheduleRow } from './schedule-row'

/** Actions of a recurring invoice, with their confirmations. */
export default function ScheduleMenu({ row, ...menu }: OpenMenuProps & { row: ScheduleRow }) {
  const t = useTranslations('recurring')
  const tCommon = useTranslations('common')
  const formats = useFormats()
  const { id, client, status, autoSend, nextDay, problem } = row
  const schedule = { id, autoSend, nextDates: nextDay ? [nextDay] : [] }
  const { act } = useScheduleActions(schedule)
  // Opened after the menu has closed.
  const picked = useRef<ConfirmedAction | null>(null)
  const [openDialog, setOpenDialog] = useState<ConfirmedAction | null>(null)
  const pick = (action: ConfirmedAction) => {
    picked.current = action
  }
  return (
    <>
      <AnchoredMenu
        {...menu}
        label={t('list.actions', { client })}
        onClosed={() => {
          setOpenDialog(picked.current)
          picked.current = null
        }}
      >
        <DropdownMenuItem asChild>
          <Link href={`/invoices/series/${id}`}>
            <Pencil aria-hidden="true" />
            {tCommon('edit')}
          </Link>
        </DropdownMenuItem>
        {status === 'ACTIVE' && (
          <DropdownMenuItem onSelect={() => void act('pause')}>
            <Pause aria-hidden="true" />
            {t('card.pause')}
          </DropdownMenuItem>
        )}
        {/* One that was paused automatically may have missed invoices, about which its own page asks. */}
        {status === 'PAUSED' && !problem && (
          <DropdownMenuItem onSelect={() => void act('resume')}>
            <Play aria-hidden="true" />
            {t('card.resume')}
          </DropdownMenuItem>
        )}
        {status !== 'ENDED' && (
          <>
            {!problem && (
              <>
                <DropdownMenuItem onSelect={() => pick('run')}>
                  <CirclePlay aria-hidden="true" />
                  {t('card.run')}
                </DropdownMenuItem>
                <DropdownMenuItem onSelect={() => pick('skip')}>
                  <SkipForward aria-hidden="true" />
                  {t('card.skip')}
                </DropdownMenuItem>
              </>
            )}
            <DropdownMenuSeparator />
            <DropdownMenuItem variant="destructive" onSelect={() => pick('end')}>
              <CircleStop aria-hidden="true" />
              {t('card.end')}
            </DropdownMenuItem>
          </>
        )}
      </AnchoredMenu>
      {openDialog && (
        <ConfirmDialog
          open
          onOpenChange={() => setOpenDialog(null)}
          {...getConfirmation(openDialog, schedule, t, formats)}
          onConfirm={() => act(openDialog)}
        />
      )}
    </>
  )
}
