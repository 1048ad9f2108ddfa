/**
 * Loads one of our pages in full, because client-side navigation would keep the old session or a broken page in memory.
 */
export function loadPage(path: string): void {
  window.location.assign(path)
}
