'use client'

import { useTransition, type MouseEvent } from 'react'
import { useRouter } from 'next/navigation'

/** Returns a click handler of a table that opens the link of the clicked row, and whether a page is opening. */
export function useOpenRow() {
  const router = useRouter()
  const [opening, startOpening] = useTransition()

  const openRow = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as HTMLElement
    if (target.closest('a, button, label') || window.getSelection()?.toString()) return
    const href = target.closest('tbody tr')?.querySelector('a')?.getAttribute('href')
    if (!href) return
    if (event.metaKey || event.ctrlKey) window.open(href, '_blank', 'noopener')
    else startOpening(() => router.push(href))
  }
  return { opening, openRow }
}
