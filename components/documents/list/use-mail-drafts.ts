'use client'

import { useEffect, useState } from 'react'
import { fetchMailDraft } from '@/components/documents/mail/use-mail-draft'
import type { MailDraft } from '@/lib/mail/outbox/mail-response'
import type { MailDraftKind } from '@/lib/mail/outbox/types'

const PARALLEL_REQUESTS = 4

/** Loads the emails prepared for documents. One that can't be loaded is missing: sending it says why. */
export function useMailDrafts(ids: number[], draftKind: MailDraftKind): Map<number, MailDraft> {
  const [drafts, setDrafts] = useState(new Map<number, MailDraft>())
  // The documents stay the same while the dialog is open.
  const [startIds] = useState(ids)
  useEffect(() => {
    const controller = new AbortController()
    const waiting = [...startIds]
    const loadNext = async (): Promise<void> => {
      const id = waiting.shift()
      if (id === undefined || controller.signal.aborted) return
      const draft = await fetchMailDraft(id, draftKind, controller.signal).catch(() => null)
      if (draft) setDrafts((known) => new Map(known).set(id, draft))
      return loadNext()
    }
    for (let count = 0; count < PARALLEL_REQUESTS; count++) void loadNext()
    return () => controller.abort()
  }, [startIds, draftKind])
  return drafts
}
