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
  const [said, setSaid] = useState('')

  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => setSaid(''), 2500)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const value = currentTarget.closest('[data-copied]')
    try {
      await navigator.clipboard.writeText(text)
      setSaid(words.copiedAloud)
    } catch {
      // Selected, so that it can be copied by keyboard.
      if (value) window.getSelection()?.selectAllChildren(value)
      setSaid(words.notCopied)
    }
  }

  const done = said === words.copiedAloud
  return (
    <>
      <button type="button" className="invoice-copy" aria-label={name} onClick={copy}>
        {done ? words.copied : said || words.copy}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
