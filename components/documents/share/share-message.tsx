'use client'

import { useState } from 'react'
import { Copy } from 'lucide-react'
import { copyText } from '@/components/shared/browser/copy-text'
import { useTellDirty } from '@/components/shared/unsaved/use-tell-dirty'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { toast } from '@/components/ui/toast'
import { apiFetch, messageOf } from '@/lib/platform/http/client'
import { defaultShareMessage, withCurrentLink, type LetterWords } from '@/lib/render/mail/share-message'
import type { Invoice } from '@/lib/documents/types'

interface ShareMessageProps {
  invoiceId: number
  /** Null until the link is there, which the message names. */
  link: { invoice: Invoice; words: LetterWords } | null
  url: string
  /** Whether there is something typed that is not saved. */
  onDirty: (dirty: boolean) => void
}

const LIMIT = 5000

export function ShareMessage({ invoiceId, link, url, onDirty }: ShareMessageProps) {
  const [saved, setSaved] = useState(() => (link ? startingMessage(link.invoice, url, link.words) : ''))
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
      <Label htmlFor="share-message">Message to include</Label>
      <Textarea
        id="share-message"
        className="min-h-[200px]"
        value={message}
        disabled={!link}
        maxLength={LIMIT}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-2">
        <Button variant="outline" disabled={!link || !changed} loading={saving} onClick={save}>
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

function startingMessage(invoice: Invoice, url: string, words: LetterWords): string {
  if (invoice.shareMessage) return withCurrentLink(invoice.shareMessage, url)
  const { kind, invoiceNumber, totalAmount, currency, dueDate, client } = invoice
  const clientName = client.name
  return defaultShareMessage({ kind, invoiceNumber, clientName, totalAmount, currency, dueDate, url }, words)
}
