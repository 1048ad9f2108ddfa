'use client'

import { useState } from 'react'
import { loadPage } from '@/components/shared/browser/load-page'
import { Button } from '@/components/ui/button'
import { toastAfterLoad } from '@/components/hooks/toast-after-load'
import { toast } from '@/components/hooks/use-toast'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'

interface AcceptInvitationButtonProps {
  token: string
  business: string
  /** Then it only opens the business. */
  isAccepted: boolean
}

/** Takes the place that an invitation offers, and works there from then on. */
export function AcceptInvitationButton({ token, business, isAccepted }: AcceptInvitationButtonProps) {
  const [pending, setPending] = useState(false)

  const accept = async () => {
    setPending(true)
    try {
      await apiFetch('/api/invitations/accept', { method: 'POST', body: { token } })
    } catch (error) {
      setPending(false)
      return toast({
        title: isAccepted ? 'Failed to open the business' : 'Failed to accept invitation',
        description: getErrorMessage(error),
        variant: 'destructive',
      })
    }
    if (!isAccepted) toastAfterLoad({ title: `Welcome to ${business}` })
    // A full load: nothing of another business may stay in memory.
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
          Open <bdi>{business}</bdi>
        </span>
      ) : (
        'Accept invitation'
      )}
    </Button>
  )
}
