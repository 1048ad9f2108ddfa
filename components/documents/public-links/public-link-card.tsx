'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState, useSyncExternalStore, useTransition } from 'react'
import { Ellipsis } from 'lucide-react'
import { CopyField } from '@/components/shared/copy-field'
import { MenuButton } from '@/components/shared/menu-button'
import { useHasPermission } from '@/components/shared/permissions'
import { Button } from '@/components/ui/button'
import { Card, CardAction, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import type { Day } from '@/lib/core/dates'
import type { DocumentKind } from '@/lib/documents/lifecycle/kinds'
import { getPublicUrl } from '@/lib/documents/public-link'
import type { LinkDialog } from './public-link-menu'
import { useRouter } from 'next/navigation'
import { toastWithUndo } from '@/components/shared/toast-with-undo'
import { toast } from '@/components/hooks/use-toast'
import type { createLink, revokeLink, setLinkExpiry } from '@/lib/api/definitions/links'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'
import { useFormats } from '@/components/shared/formats'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

const loadMenu = () => import('./public-link-menu')
const PublicLinkMenu = lazy(loadMenu)
const LinkExpiryDialog = lazy(() => import('./link-expiry-dialog'))

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
  /** A cancelled document needs no new link. */
  isCancelled?: boolean
  /** The client of an answered quote needn't have viewed its page. */
  isAnswered?: boolean
  /** Last visit and number of visits as text; null if never opened. */
  viewed: string | null
  /** Last day on which the link works. */
  expiresOn: Day | null
  today: Day
}

/** Public link of an invoice and its visits. Its menu changes the expiry date, and replaces or revokes the link. */
export function PublicLinkCard(props: PublicLinkCardProps) {
  const formats = useFormats()
  const t = useTranslations('links.card')
  const { invoiceId, kind = 'INVOICE', token, viewed, expiresOn, today } = props
  const { isCancelled = false, isAnswered = false } = props
  const origin = useOrigin()
  const { pending, create, revoke, renew, setExpiry } = usePublicLinkChanges(invoiceId, expiresOn, today)
  const [openDialog, setOpenDialog] = useState<LinkDialog | null>(null)
  const mayWrite = useHasPermission('write')
  const isExpired = expiresOn !== null && expiresOn < today
  const facts = [
    ...(viewed ? [t('lastViewed', { when: viewed })] : isAnswered ? [] : [t('notViewed')]),
    ...(expiresOn && !isExpired ? [t('worksUntil', { day: formats.inlineDay(expiresOn) })] : []),
  ]

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
        {token && mayWrite && (
          <CardAction>
            <MenuButton
              label={t('options')}
              variant="ghost"
              load={loadMenu}
              Menu={PublicLinkMenu}
              props={{ expires: expiresOn !== null, onChoose: setOpenDialog }}
            >
              <Ellipsis aria-hidden="true" />
            </MenuButton>
          </CardAction>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-2">
        {token ? (
          <>
            <CopyField
              id="invoice-link"
              label={t('label', { kind })}
              value={origin && getPublicUrl(origin, token)}
              placeholder={t('generating')}
            />
            {facts.length > 0 && <p className="text-caption text-muted-foreground">{facts.join(' · ')}</p>}
            {isExpired && (
              <p className="text-caption text-destructive">
                {t('expired', { day: formats.inlineDay(expiresOn) })}
              </p>
            )}
          </>
        ) : !mayWrite || isCancelled ? (
          <p className="text-caption text-muted-foreground">{t('none', { kind })}</p>
        ) : (
          <>
            <p className="text-caption text-muted-foreground">{t('onlyYou', { kind })}</p>
            <Button variant="outline" size="sm" className="self-start" loading={pending} onClick={create}>
              {t('create')}
            </Button>
          </>
        )}
      </CardContent>
      <Suspense>
        {openDialog === 'expiry' && (
          <LinkExpiryDialog expiresOn={expiresOn} onSave={setExpiry} onClose={() => setOpenDialog(null)} />
        )}
      </Suspense>
      <Suspense>
        {(openDialog === 'revoke' || openDialog === 'renew') && (
          <ConfirmDialog
            open
            onOpenChange={(open) => !open && setOpenDialog(null)}
            {...(openDialog === 'revoke'
              ? { title: t('revokeTitle'), description: t('revokeText'), confirmLabel: t('revoke') }
              : {
                  title: t('renewTitle'),
                  description: t('renewText'),
                  confirmLabel: t('renew'),
                  variant: 'default' as const,
                })}
            onConfirm={openDialog === 'revoke' ? revoke : renew}
          />
        )}
      </Suspense>
    </Card>
  )
}

/**
 * Creates, revokes and replaces the public link. Each function returns true on success. `current`: current expiry date;
 * `today`: the user's date.
 */
function usePublicLinkChanges(invoiceId: number, current: Day | null, today: Day) {
  const formats = useFormats()
  const t = useTranslations('links.card')
  const tExpiry = useTranslations('links.expiry')
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
        failureTitle: tExpiry('undoFailed'),
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
      ? tExpiry('worksUntil', { day: formats.inlineDay(expiresOn) })
      : tExpiry('worksUntilRevoked')
  }

  return {
    setExpiry,
    pending: isCalling || refreshing,
    create: () => change(['POST'], t('created'), t('createFailed')),
    revoke: () => change(['DELETE'], t('revoked'), t('revokeFailed')),
    renew: () => change(['DELETE', 'POST'], t('created'), t('createFailed')),
  }
}
