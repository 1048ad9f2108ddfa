/** Which client the dialog is about: a new one, or the one with this id. */
export type ClientEditorTarget = 'new' | number

/** The dialog's place in the address, `/clients?edit={id}` (specification, section 2), or null when it is closed. */
export function parseClientEditorTarget(params: Pick<URLSearchParams, 'get'>): ClientEditorTarget | null {
  const edit = params.get('edit') ?? ''
  if (edit === 'new') return edit
  return /^[1-9]\d{0,9}$/.test(edit) ? Number(edit) : null
}

/** What a new client is called, where the address says so (`&name=`, from the command menu). */
export function getNewClientName(params: Pick<URLSearchParams, 'get'>): string {
  return params.get('name')?.trim() ?? ''
}

function address(edit: ClientEditorTarget | null): string {
  const url = new URL(window.location.href)
  if (edit !== 'new') url.searchParams.delete('name')
  if (edit === null) url.searchParams.delete('edit')
  else url.searchParams.set('edit', String(edit))
  return url.pathname + url.search
}

/** Opens the dialog in a history entry of its own, so that Back closes it. Nothing is asked of the server. */
export function openClientEditor(target: ClientEditorTarget): void {
  window.history.pushState({ editor: true }, '', address(target))
}

/** Takes the dialog out of the address, and with it the history entry it was opened in. */
export async function closeClientEditor(): Promise<void> {
  const { editor } = (window.history.state ?? {}) as { editor?: boolean }
  if (!editor) return window.history.replaceState(null, '', address(null))
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await left
}
