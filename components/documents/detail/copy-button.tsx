'use client'

import { useEffect, useState, type MouseEvent } from 'react'

export interface CopyButtonProps {
  text: string
  /** What it is, as in "Copy account number". */
  what: string
}

/**
 * Copies one detail of a payment, on the page a client opens. By itself, because that page brings neither toasts nor icons
 * along; left out where no script runs.
 */
export function CopyButton({ text, what }: CopyButtonProps) {
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
      setSaid('Copied to clipboard')
    } catch {
      // Marked, so that one key copies it.
      if (value) window.getSelection()?.selectAllChildren(value)
      setSaid('Failed to copy')
    }
  }

  const done = said === 'Copied to clipboard'
  return (
    <>
      <button type="button" className="invoice-copy" aria-label={`Copy ${what}`} onClick={copy}>
        {done ? 'Copied' : said || 'Copy'}
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  )
}
