'use client'

import { lazy, Suspense, useState, useSyncExternalStore, useTransition } from 'react'
import { CopyField } from '@/components/shared/copy-field'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { formatDayInline, type Day } from '@/lib/core/dates'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { withDocumentNoun } from '@/lib/i18n/document-nouns'
import { getPublicUrl } from '@/lib/documents/public-link'
import { PublicLinkExpiry } from './public-link-expiry'
import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import type { createLink, revokeLink, setLinkExpiry } from '@/lib/api/definitions/links'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

/** Returns the page's origin, which the server doesn't reliably know. */
const useOrigin = () =>
  useSyncExternalStore(
    () => () => {},
    () => window.location.origin,
    () => '',
  )

interface PublicLinkCardProps {
  invoiceId: number
  kind?: DocumentKind
  token: string | null
  /** Last visit and number of visits as text; null if never opened. */
  viewed: string | null
  /** Last day on which the link works. */
  expiresOn: Day | null
  today: Day
}

/** Public link of an invoice: visits, expiry date, and revoking or replacing it. */
export function PublicLinkCard({ invoiceId, kind, token, viewed, expiresOn, today }: PublicLinkCardProps) {
  const origin = useOrigin()
  const { pending, create, revoke, renew, setExpiry } = usePublicLinkChanges(invoiceId, expiresOn, today)
  const [openDialog, setOpenDialog] = useState<'revoke' | 'renew' | null>(null)
  const mayWrite = useHasPermission('write')

  return (
    <Card>
      <CardHeader>
        <CardTitle>Public link</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {token ? (
          <>
            <CopyField
              id="invoice-link"
              label={withDocumentNoun('Anyone with this link can view the invoice', kind)}
              value={origin && getPublicUrl(origin, token)}
              placeholder="Generating public URL..."
            />
            <p className="text-caption text-muted-foreground">
              {viewed ? `Last viewed ${viewed}` : 'Not viewed yet'}
            </p>
            {mayWrite ? (
              <PublicLinkExpiry key={expiresOn} expiresOn={expiresOn} today={today} onSave={setExpiry} />
            ) : (
              expiresOn && <p className="text-caption">Works until {formatDayInline(expiresOn)}</p>
            )}
            {mayWrite && (
              <div className="flex flex-wrap gap-2">
                <Button variant="outline" size="sm" onClick={() => setOpenDialog('renew')}>
                  Create a new link
                </Button>
                <Button
                  variant="ghost"
                  size="sm"
                  className="text-destructive"
                  onClick={() => setOpenDialog('revoke')}
                >
                  Revoke
                </Button>
              </div>
            )}
          </>
        ) : !mayWrite ? (
          <p className="text-caption text-muted-foreground">
            {withDocumentNoun('There is no public link to this invoice.', kind)}
          </p>
        ) : (
          <>
            <p className="text-caption text-muted-foreground">
              {withDocumentNoun(
                'Only you can see this invoice. Create a link so your client can open it without an account.',
                kind,
              )}
            </p>
            <Button variant="outline" size="sm" className="self-start" loading={pending} onClick={create}>
              Create link
            </Button>
          </>
        )}
      </CardContent>
      <Suspense>
        {openDialog && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setOpenDialog(null)}
            {...QUESTIONS[openDialog]}
            onConfirm={openDialog === 'revoke' ? revoke : renew}
          />
        )}
      </Suspense>
    </Card>
  )
}

const QUESTIONS = {
  revoke: {
    title: 'Revoke the public link?',
    description: 'The link you shared will stop working immediately. You can create a new one anytime.',
    confirmLabel: 'Revoke',
  },
  renew: {
    title: 'Create a new link?',
    description: 'The old link will stop working immediately. Send your client the new one.',
    confirmLabel: 'Create a new link',
    variant: 'default' as const,
  },
}

/**
 * Creates, revokes and replaces the public link. Each function returns true on success. `current`: current expiry date;
 * `today`: the user's date.
 */
function usePublicLinkChanges(invoiceId: number, current: Day | null, today: Day) {
  const router = useRouter()
  const [refreshing, start] = useTransition()
  const [isCalling, setIsCalling] = useState(false)

  const change = async (calls: ('POST' | 'DELETE')[], done: string, failed: string): Promise<boolean> => {
    setIsCalling(true)
    try {
      for (const method of calls)
        await callApi<typeof createLink | typeof revokeLink>({
          method,
          path: `/api/invoices/${invoiceId}/public-url`,
        })
      toast({ title: done })
      return true
    } catch (error) {
      toastError(failed, error)
      return false
    } finally {
      // Also after a failure, since the first of two calls may have worked.
      start(() => router.refresh())
      setIsCalling(false)
    }
  }

  /** Throws ApiError, for the field to show it. */
  const setExpiry = async (expiresOn: Day | null): Promise<void> => {
    const title = await saveExpiry(expiresOn)
    // No undo for a past date, which can't be set again.
    if (current && current < today) toast({ title })
    else
      toastWithUndo({
        title,
        undo: async () => ({ title: await saveExpiry(current) }),
        failureTitle: 'Failed to set the last day',
      })
  }
  const saveExpiry = async (expiresOn: Day | null): Promise<string> => {
    await callApi<typeof setLinkExpiry>({
      method: 'PATCH',
      path: `/api/invoices/${invoiceId}/public-url`,
      body: { expiresOn },
    })
    start(() => router.refresh())
    return expiresOn
      ? `The link works until ${formatDayInline(expiresOn)}`
      : 'The link works until you revoke it'
  }

  return {
    setExpiry,
    pending: isCalling || refreshing,
    create: () => change(['POST'], 'Public URL generated', 'Failed to generate URL'),
    revoke: () => change(['DELETE'], 'Public link revoked', 'Failed to revoke the link'),
    renew: () => change(['DELETE', 'POST'], 'Public URL generated', 'Failed to generate URL'),
  }
}
