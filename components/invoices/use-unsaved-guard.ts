'use client'

import { useEffect, useState } from 'react'

/** A plain click on a link to another page of this origin: where it leads. */
function destinationOf(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return null
  return url.pathname + url.search
}

/**
 * Asks before unsaved work is left: the browser's own question on closing or reloading, ours on a link. Answers where
 * the user is about to go; a link marked `data-unguarded` asks nothing.
 */
export function useUnsavedGuard(isChanged: () => boolean) {
  const [leavingTo, setLeavingTo] = useState<string | null>(null)

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault()
    }
    const onClick = (event: MouseEvent) => {
      const destination = destinationOf(event)
      if (!destination || !isChanged()) return
      if ((event.target as Element).closest('[data-unguarded]')) return
      event.preventDefault()
      event.stopPropagation()
      setLeavingTo(destination)
    }
    window.addEventListener('beforeunload', onUnload)
    window.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      window.removeEventListener('click', onClick, true)
    }
  }, [isChanged])

  return { leavingTo, stay: () => setLeavingTo(null) }
}
