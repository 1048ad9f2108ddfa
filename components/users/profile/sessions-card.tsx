'use client'

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
  const router = useRouter()
  const [selected, setSelected] = useState<SessionItem | 'all' | null>(null)

  const end = async (path: ApiCall<EndSessions>['path'], description: string) => {
    try {
      await callApi<EndSessions>({ method: 'DELETE', path })
      toast({ title: 'Signed out', description })
    } catch (error) {
      toastError('Sign out failed', error)
    }
    router.refresh()
  }
  const question =
    selected === 'all'
      ? {
          title: 'Sign out everywhere?',
          description: 'Every other browser will be signed out. You’ll stay signed in here.',
          confirmLabel: 'Sign out everywhere',
          onConfirm: () => end('/api/user/sessions', 'Every other browser has been signed out.'),
        }
      : selected && {
          title: `Sign out ${selected.name}?`,
          description: 'Unsaved changes there will be lost. You’ll stay signed in here.',
          confirmLabel: 'Sign out',
          onConfirm: () => end(`/api/user/sessions/${selected.id}`, 'That browser has been signed out.'),
        }

  return (
    <Card>
      <CardHeader>
        <CardTitle>Sessions</CardTitle>
        <CardDescription>Where you are signed in.</CardDescription>
        <CardAction>
          <Button variant="outline" disabled={sessions.length < 2} onClick={() => setSelected('all')}>
            Sign out everywhere
          </Button>
        </CardAction>
      </CardHeader>
      <CardContent>
        <ul aria-label="Sessions" className="divide-y">
          {sessions.map((session) => (
            <li key={session.id} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
              <MonitorSmartphone aria-hidden="true" className="text-muted-foreground size-5 shrink-0" />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  {session.name}
                  {session.isCurrent && <Badge>This browser</Badge>}
                </p>
                <p className="text-caption text-muted-foreground flex flex-wrap gap-x-3">
                  <span>Last active {session.lastSeen}</span>
                  <span>Signed in {session.signedIn}</span>
                </p>
              </div>
              {!session.isCurrent && (
                <Button
                  variant="ghost"
                  size="sm"
                  aria-label={`Sign out ${session.name}`}
                  onClick={() => setSelected(session)}
                >
                  Sign out
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
