/** Returns the URL of a plain click on a link to another page of this origin; null for any other click. */
export function findLinkDestination(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return null
  if (link.closest('[data-unguarded]')) return null
  const url = new URL(link.href)
  if (url.origin !== location.origin || url.pathname === location.pathname) return null
  return url.pathname + url.search
}
