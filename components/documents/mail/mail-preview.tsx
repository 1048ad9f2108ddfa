'use client'

import { useEffect, useState } from 'react'
import { LoadingBlock } from '@/components/shared/page/loading-block'
import { apiFetch, getErrorMessage } from '@/lib/platform/http/api-client'

/** The mail as the client will see it, made by the code that sends it. */
export function MailPreview({ invoiceId, message }: { invoiceId: number; message: string }) {
  const [shown, setShown] = useState<{ html: string } | { error: string } | null>(null)

  useEffect(() => {
    const aborted = new AbortController()
    apiFetch<{ html: string }>(`/api/invoices/${invoiceId}/mails/preview`, {
      method: 'POST',
      body: { message },
      signal: aborted.signal,
    })
      .then(setShown)
      .catch((error: unknown) => !aborted.signal.aborted && setShown({ error: getErrorMessage(error) }))
    return () => aborted.abort()
  }, [invoiceId, message])

  if (!shown) return <LoadingBlock label="Loading preview..." />
  if ('error' in shown) return <p role="alert">{shown.error}</p>
  return (
    <iframe
      title="Preview of the e-mail"
      srcDoc={shown.html}
      sandbox=""
      className="h-[28rem] w-full rounded-md border bg-white"
    />
  )
}
