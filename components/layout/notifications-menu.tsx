'use client'

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
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [{ told, left }, setUnread] = useState({ told: unread, left: unread })
  if (told !== unread) setUnread({ told: unread, left: unread })
  const count = left > 9 ? '9+' : left

  return (
    <>
      <IconButton
        variant="ghost"
        popoverTarget={id}
        label={left ? `Notifications, ${count} new` : 'Notifications'}
      >
        <Bell aria-hidden="true" />
        {left > 0 && (
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
        <p className="text-muted-foreground px-3 pt-2 pb-1 text-xs font-medium">Notifications</p>
        {isOpen && (
          <Suspense fallback={<p className="text-muted-foreground px-3 pb-3">Loading…</p>}>
            <NotificationList
              onSeen={() => setUnread({ told: unread, left: 0 })}
              onLeave={() => popover.current?.hidePopover()}
            />
          </Suspense>
        )}
      </ShellPopover>
    </>
  )
}
