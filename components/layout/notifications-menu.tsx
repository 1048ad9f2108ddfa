'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useId, useRef, useState } from 'react'
import { Bell } from 'lucide-react'
import { IconButton } from '@/components/shared/icon-button'
import { ShellPopover } from './shell/shell-popover'

const NotificationList = lazy(() =>
  import('./notification-list').then((module) => ({ default: module.NotificationList })),
)

interface NotificationsMenuProps {
  unread: number
  /** Position of the list. */
  className?: string
}

/** Bell button. Its list loads when opened, which marks notifications as read. */
export function NotificationsMenu({ unread, className }: NotificationsMenuProps) {
  const t = useTranslations('shell')
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [{ previousUnread, unseenCount }, setUnread] = useState({
    previousUnread: unread,
    unseenCount: unread,
  })
  if (previousUnread !== unread) setUnread({ previousUnread: unread, unseenCount: unread })
  const count = unseenCount > 9 ? '9+' : unseenCount

  return (
    <>
      <IconButton
        variant="ghost"
        popoverTarget={id}
        label={unseenCount ? t('notifications.titleWithCount', { count }) : t('notifications.title')}
      >
        <Bell aria-hidden="true" />
        {unseenCount > 0 && (
          <span
            aria-hidden="true"
            className="bg-primary text-primary-foreground absolute top-0.5 right-0.5 min-w-4 rounded-full px-1 text-[0.625rem] leading-4 font-semibold tabular-nums"
          >
            {count}
          </span>
        )}
      </IconButton>
      <ShellPopover
        ref={popover}
        id={id}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className={className}
      >
        <p className="text-muted-foreground px-3 pt-2 pb-1 text-xs font-medium">{t('notifications.title')}</p>
        {isOpen && (
          <Suspense fallback={<p className="text-muted-foreground px-3 pb-3">{t('loading')}</p>}>
            <NotificationList
              onSeen={() => setUnread({ previousUnread: unread, unseenCount: 0 })}
              onLeave={() => popover.current?.hidePopover()}
            />
          </Suspense>
        )}
      </ShellPopover>
    </>
  )
}
