'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import type { getSender } from '@/lib/api/definitions/settings/sender'
import type { MailSender } from '@/lib/mail/outbox/mail-response'
import { callApi } from '@/lib/platform/http/api-client'

/** Sender address. An expired Gmail connection is shown before the message is written. */
export function SenderInfo() {
  const [sender, setSender] = useState<MailSender | null>(null)

  useEffect(() => {
    const aborted = new AbortController()
    callApi<typeof getSender>({ method: 'GET', path: '/api/user/sender', signal: aborted.signal })
      .then(setSender)
      // Optional: the email can be sent without it.
      .catch(() => undefined)
    return () => aborted.abort()
  }, [])

  if (sender?.isExpired)
    return (
      <p role="alert" className="bg-destructive-soft rounded-md px-4 py-3">
        The connection to {sender.address} has expired, so nothing can be sent.{' '}
        <Link href="/settings?tab=integrations" className="font-medium underline">
          Connect Gmail again
        </Link>
      </p>
    )
  // Reserves the height of the text.
  return (
    <p className="text-caption text-muted-foreground min-h-5 wrap-anywhere">
      {sender && (
        <>
          From <span className="text-foreground font-medium">{sender.address}</span>
          {sender.transport === 'local' && ', to the local mailbox on this machine'}
        </>
      )}
    </p>
  )
}
