'use client'

import { useState } from 'react'
import { Copy } from 'lucide-react'
import { copyText } from '@/components/shared/browser/copy-text'
import { useTellDirty } from '@/components/shared/unsaved/use-tell-dirty'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/hooks/use-toast'
import { LetterNotices } from '@/components/documents/mail/letter-notices'
import type { StartingLetter } from '@/lib/platform/queue/types'
import { apiFetch, messageOf } from '@/lib/platform/http/client'

interface ShareMessageProps {
  invoiceId: number
  /** Null until the link is there, which the message names. */
  start: StartingLetter | null
  /** Opens the dialog that applies credit. */
  onApply: () => void
  /** Whether there is something typed that is not saved. */
  onDirty: (dirty: boolean) => void
}

const LIMIT = 5000

export function ShareMessage({ invoiceId, start, onApply, onDirty }: ShareMessageProps) {
  const [saved, setSaved] = useState(start?.message ?? '')
  const [message, setMessage] = useState(saved)
  const [saving, setSaving] = useState(false)
  const changed = message !== saved

  useTellDirty(changed, onDirty)
  const save = async () => {
    setSaving(true)
    try {
      await apiFetch(`/api/invoices/${invoiceId}/share-message`, { method: 'POST', body: { message } })
      setSaved(message)
      toast({ title: 'Message saved' })
    } catch (error) {
      toast({ title: 'Failed to save message', description: messageOf(error), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <div className="ui-field">
      {start && (
        <div className="mb-2 grid gap-2 empty:hidden">
          <LetterNotices start={start} onApply={onApply} />
        </div>
      )}
      <Label htmlFor="share-message">Message to include</Label>
      <Textarea
        id="share-message"
        className="min-h-[200px]"
        value={message}
        disabled={start === null}
        maxLength={LIMIT}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <Button variant="outline" disabled={start === null || !changed} loading={saving} onClick={save}>
          Save Message
        </Button>
        <Button disabled={!message} onClick={() => copyText(message, 'Please copy the message manually')}>
          <Copy aria-hidden="true" />
          Copy Text
        </Button>
      </div>
    </div>
  )
}
