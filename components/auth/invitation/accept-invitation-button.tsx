'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import type { acceptInvitation } from '@/lib/api/definitions/members'
import { callApi } from '@/lib/platform/http/api-client'
import { toastError } from '@/components/shared/toast-error'

interface AcceptInvitationButtonProps {
  token: string
  business: string
  /** True if already accepted, so that the button only opens the business. */
  isAccepted: boolean
}

/** Accepts an invitation and switches to its business. */
export function AcceptInvitationButton({ token, business, isAccepted }: AcceptInvitationButtonProps) {
  const t = useTranslations('auth.invitation')
  const [pending, setPending] = useState(false)

  const accept = async () => {
    setPending(true)
    try {
      await callApi<typeof acceptInvitation>({
        method: 'POST',
        path: '/api/invitations/accept',
        body: { token },
      })
    } catch (error) {
      setPending(false)
      return toastError(isAccepted ? t('joined.openFailed') : t('acceptFailed'), error)
    }
    if (!isAccepted) toastAfterLoad({ title: t('welcome', { business }) })
    // A full page load clears the previous business from memory.
    loadPage('/')
  }
  return (
    <Button
      size="lg"
      className="h-auto min-h-11 w-full py-2 whitespace-normal"
      loading={pending}
      onClick={accept}
    >
      {isAccepted ? (
        <span className="wrap-anywhere">
          {t.rich('joined.open', { business, bdi: (text) => <bdi>{text}</bdi> })}
        </span>
      ) : (
        t('accept')
      )}
    </Button>
  )
}
