'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { MonitorSmartphone } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import type { endOtherSessions, endSession } from '@/lib/api/definitions/auth'
import type { ApiCall } from '@/lib/platform/http/api-call'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

export interface SessionItem {
  id: string
  /** Browser and operating system. */
  name: string
  isCurrent: boolean
  /** Formatted in the user's time zone. */
  signedIn: string
  lastSeen: string
}

type EndSessions = typeof endOtherSessions | typeof endSession

/** Signed-in browsers, each with a button to sign it out. */
export function SessionsCard({ sessions }: { sessions: SessionItem[] }) {
  const t = useTranslations('profile.sessions')
  const router = useRouter()
  const [selected, setSelected] = useState<SessionItem | 'all' | null>(null)

  const end = async (path: ApiCall<EndSessions>['path'], description: string) => {
    try {
      await callApi<EndSessions>({ method: 'DELETE', path })
      toast({ title: t('ended'), description })
    } catch (error) {
      toastError(t('endFailed'), error)
    }
    router.refresh()
  }
  const question =
    selected === 'all'
      ? {
          title: t('endAllTitle'),
          description: t('endAllHint'),
          confirmLabel: t('endAll'),
          onConfirm: () => end('/api/user/sessions', t('endedAllHint')),
        }
      : selected && {
          title: t('endTitle', { browser: selected.name }),
          description: t('endHint'),
          confirmLabel: t('end'),
          onConfirm: () => end(`/api/user/sessions/${selected.id}`, t('endedHint')),
        }

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        <CardDescription>{t('hint')}</CardDescription>
        <CardAction>
          <Button variant="outline" disabled={sessions.length < 2} onClick={() => setSelected('all')}>
            {t('endAll')}
          </Button>
        </CardAction>
      </CardHeader>
      <CardContent>
        <ul aria-label={t('title')} className="divide-y">
          {sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <MonitorSmartphone aria-hidden="true" className="text-muted-foreground size-5 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  {session.name}
                  {session.isCurrent && <Badge>{t('current')}</Badge>}
                </p>
                <p className="text-caption text-muted-foreground flex flex-wrap gap-x-3">
                  <span>{t('lastActive', { time: session.lastSeen })}</span>
                  <span>{t('signedIn', { time: session.signedIn })}</span>
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={t('endLabel', { browser: session.name })}
                  onClick={() => setSelected(session)}
                >
                  {t('end')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
      <Suspense>
        {question && <ConfirmDialog open onOpenChange={() => setSelected(null)} {...question} />}
      </Suspense>
    </Card>
  )
}
