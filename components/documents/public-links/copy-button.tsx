'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import type { PageMessages } from '@/lib/i18n/message-types'

interface CopyButtonProps {
  text: string
  /** Accessible name: "Copy account number". */
  name: string
  words: Pick<PageMessages, 'copy' | 'copied' | 'copiedAloud' | 'notCopied'>
}

/**
 * Copies a payment detail on the public page. Self-contained, because that page loads neither toasts nor icons; hidden
 * without JavaScript.
 */
export function CopyButton({ text, name, words }: CopyButtonProps) {
  const [message, setMessage] = useState('')

  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(''), 2500)
    return () => clearTimeout(timer)
  }, [message])

  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const value = currentTarget.closest('[data-copied]')
    try {
      await navigator.clipboard.writeText(text)
      setMessage(words.copiedAloud)
    } catch {
      // Selected, so that it can be copied by keyboard.
      if (value) window.getSelection()?.selectAllChildren(value)
      setMessage(words.notCopied)
    }
  }

  const done = message === words.copiedAloud
  return (
    <>
      <button type="button" className="invoice-copy" aria-label={name} onClick={copy}>
        {done ? words.copied : message || words.copy}
      </button>
      <span role="status" className="sr-only">
        {message}
      </span>
    </>
  )
}
