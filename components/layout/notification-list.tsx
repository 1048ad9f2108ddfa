'use client'

import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import { useEffect, useEffectEvent } from 'react'
import { useAsyncData } from '@/components/shared/browser/use-async-data'
import { Button } from '@/components/ui/button'
import type { listNotifications, markSeen } from '@/lib/api/definitions/overview'
import { callApi } from '@/lib/platform/http/api-client'
import { formatAgo } from '@/lib/notifications/ago'
import type { Notification } from '@/lib/notifications/notification-response'
import { NOTIFICATIONS } from '@/lib/notifications/types'

interface NotificationListProps {
  onSeen: () => void
  onLeave: () => void
}

function findAction({ type }: Notification) {
  const content = NOTIFICATIONS[type]
  return 'action' in content ? content.action : null
}

const load = (signal: AbortSignal) =>
  callApi<typeof listNotifications>({ method: 'GET', path: '/api/notifications', signal })

/** Recent notifications, each with a link to its invoice or schedule. */
export function NotificationList({ onSeen, onLeave }: NotificationListProps) {
  const t = useTranslations('shell.notifications')
  const tShell = useTranslations('shell')
  const tCommon = useTranslations('common')
  const locale = useLocale()
  const { loaded: found, problem, retry } = useAsyncData(load)
  const seen = useEffectEvent(onSeen)

  useEffect(() => {
    if (!found?.items.some(({ unread }) => unread)) return
    callApi<typeof markSeen>({ method: 'POST', path: '/api/notifications', body: { at: found.at } }).then(
      seen,
      () => undefined,
    )
  }, [found])

  if (found?.items.length === 0)
    return (
      <div className="px-3 pb-3">
        <p>{t('empty')}</p>
        <p className="text-caption text-muted-foreground mt-0.5">{t('emptyHint')}</p>
      </div>
    )
  if (found)
    return (
      <ul className="max-h-[min(28rem,70dvh)] overflow-y-auto">
        {found.items.map((item) => {
          const action = findAction(item)
          return (
            <li key={`${item.type} ${item.invoiceId ?? item.seriesId} ${item.at}`}>
              <Link
                href={`${item.seriesId === null ? `/invoices/${item.invoiceId}` : `/invoices/series/${item.seriesId}`}${action?.query ?? ''}`}
                onClick={onLeave}
                className="hover:bg-accent block rounded-md px-3 py-2"
              >
                <span className={item.unread ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>
                  {item.unread && <span className="sr-only">{t('unread')} </span>}
                  {t(`text.${item.type}`, {
                    document:
                      item.seriesId === null
                        ? t('document', { kind: item.kind ?? 'INVOICE', number: item.invoiceNumber ?? '' })
                        : t('schedule'),
                  })}
                </span>
                <span className="text-caption text-muted-foreground flex justify-between gap-3">
                  <span className="truncate">{item.clientName}</span>
                  <time dateTime={item.at} className="shrink-0">
                    {formatAgo(item.at, new Date(found.at), locale) ?? t('justNow')}
                  </time>
                </span>
                {action && <span className="text-caption text-primary font-medium">{t(action.name)}</span>}
              </Link>
            </li>
          )
        })}
      </ul>
    )
  if (problem === null)
    return (
      <p role="status" className="text-muted-foreground px-3 pb-3">
        {tShell('loading')}
      </p>
    )
  return (
    <div className="grid justify-items-start gap-2 px-3 pb-3">
      <p role="alert">{problem}</p>
      <Button variant="outline" size="sm" onClick={retry}>
        {tCommon('retry')}
      </Button>
    </div>
  )
}
