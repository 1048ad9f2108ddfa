'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import type { PageMessages } from '@/lib/i18n/message-types'

interface CopyButtonProps {
  text: string
  /** What it does: "Copy account number". */
  name: string
  words: Pick<PageMessages, 'copy' | 'copied' | 'copiedAloud' | 'notCopied'>
}

/**
 * Copies one detail of a payment, on the page a client opens. By itself, because that page brings neither toasts nor icons
 * along; left out where no script runs.
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
      // Marked, so that one key copies it.
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
