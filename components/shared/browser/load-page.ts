/** Loads one of our pages anew, where changing to it would keep the old session or a broken page in memory. */
export function loadPage(path: string): void {
  window.location.assign(path)
}
