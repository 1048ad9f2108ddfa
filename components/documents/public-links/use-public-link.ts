'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { createLink } from '@/lib/api/definitions/links'
import { callApi } from '@/lib/platform/http/api-client'
import { fetchMailDraft } from '@/components/documents/mail/use-mail-draft'
import { getPublicUrl } from '@/lib/documents/public-link'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import { replaceWithCurrentLink } from '@/lib/mail/letters/share-message'

type PublicLink =
  { state: 'generating' } | { state: 'failed' } | { state: 'ready'; url: string; draft: MailDraft }

/** Creates the public link when the dialog opens; an existing link is kept. */
export function usePublicLink(invoiceId: number) {
  const router = useRouter()
  const [link, setLink] = useState<PublicLink>({ state: 'generating' })
  const isRequested = useRef(false)

  const generate = useCallback(async () => {
    setLink({ state: 'generating' })
    try {
      const invoice = await callApi<typeof createLink>({
        method: 'POST',
        path: `/api/invoices/${invoiceId}/public-url`,
      })
      if (!invoice?.publicToken) throw new Error('The answer holds no public token')
      const url = getPublicUrl(window.location.origin, invoice.publicToken)
      // Same text as in the email. The server writes it, because it knows the payments and the business's date.
      const draft = await fetchMailDraft(invoiceId, 'invoice')
      setLink({
        state: 'ready',
        url,
        draft: { ...draft, message: replaceWithCurrentLink(draft.message, url) },
      })
      router.refresh()
    } catch (error) {
      // Logged without a toast (specification, section 8): the dialog shows the error and a retry button.
      // eslint-disable-next-line no-console
      console.error('Failed to generate public URL', error)
      setLink({ state: 'failed' })
    }
  }, [invoiceId, router])

  useEffect(() => {
    if (isRequested.current) return
    isRequested.current = true
    void generate()
  }, [generate])

  return { link, retry: generate }
}
