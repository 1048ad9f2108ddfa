'use client'

import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { lazy, Suspense, useState } from 'react'
import { useRefreshOnNotFound } from '@/components/shared/browser/use-refresh-on-not-found'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/components/ui/card'
import { toast } from '@/components/hooks/use-toast'
import { canManageRole } from '@/lib/business/members/roles'
import type { Role } from '@/lib/core/access/actor'
import type { resendInvitation, revokeInvitation } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import { MEMBERS_TITLE_ID, type InvitationRow } from './members-data'
import { toastError } from '@/components/shared/toast-error'

const ConfirmDialog = lazy(() =>
  import('@/components/shared/confirm-dialog').then((module) => ({ default: module.ConfirmDialog })),
)

interface InvitationListProps {
  invitations: InvitationRow[]
  /** Current user's role. */
  role: Role
}

/** Pending invitations. */
export function InvitationList({ invitations, role }: InvitationListProps) {
  const t = useTranslations('members.invitations')
  const tInvite = useTranslations('members.invite')
  const tCommon = useTranslations('common')
  const router = useRouter()
  const refreshIfGone = useRefreshOnNotFound()
  const [pending, setPending] = useState<string | null>(null)
  const [selected, setSelected] = useState<InvitationRow | null>(null)

  const resend = async ({ id, email }: InvitationRow) => {
    setPending(id)
    try {
      await callApi<typeof resendInvitation>({ method: 'POST', path: `/api/invitations/${id}/resend` })
      toast({ title: tInvite('sent'), description: t('resentHint', { email }) })
      router.refresh()
    } catch (error) {
      toastError(tInvite('failed'), error)
      refreshIfGone(error)
    }
    setPending(null)
  }
  const revoke = async ({ id, email }: InvitationRow): Promise<boolean> => {
    try {
      await callApi<typeof revokeInvitation>({ method: 'DELETE', path: `/api/invitations/${id}` })
      toast({ title: t('revoked'), description: t('revokedHint', { email }) })
    } catch (error) {
      toastError(t('revokeFailed'), error)
      refreshIfGone(error)
      return false
    }
    router.refresh()
    return true
  }

  return (
    <Card>
      <CardHeader>
        <CardTitle>{t('title')}</CardTitle>
      </CardHeader>
      <CardContent>
        <ul aria-label={t('title')} className="divide-y">
          {invitations.map((one) => (
            <li
              key={one.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <div className="min-w-0 flex-[1_1_14rem]">
                <p className="font-medium wrap-anywhere">{one.email}</p>
                <p className="text-caption text-muted-foreground wrap-anywhere">
                  {t.rich('details', {
                    role: tCommon(`role.${one.role}`),
                    inviter: one.invitedBy,
                    expiry: one.daysLeft > 0 ? t('expiresIn', { days: one.daysLeft }) : t('expired'),
                    name: (text) => <bdi>{text}</bdi>,
                    status: (text) => (one.daysLeft > 0 ? text : <Badge variant="warning">{text}</Badge>),
                  })}
                </p>
              </div>
              {canManageRole(role, one.role) && (
                <div className="flex gap-2">
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={t('resendLabel', { email: one.email })}
                    loading={pending === one.id}
                    onClick={() => resend(one)}
                  >
                    {t('resend')}
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    className="text-destructive"
                    aria-label={t('revokeLabel', { email: one.email })}
                    onClick={() => setSelected(one)}
                  >
                    {t('revoke')}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
      <Suspense>
        {selected && (
          <ConfirmDialog
            open
            onOpenChange={() => setSelected(null)}
            title={t('revokeTitle')}
            description={t('revokeHint', { email: selected.email })}
            confirmLabel={t('revoke')}
            onConfirm={() => revoke(selected)}
            focusAfter={MEMBERS_TITLE_ID}
          />
        )}
      </Suspense>
    </Card>
  )
}
