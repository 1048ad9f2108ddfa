/** Which client the dialog is about: a new one, or the one with this id. */
export type EditorTarget = 'new' | number

/** The dialog's place in the address, `/clients?edit={id}` (specification, section 2), or null when it is closed. */
export function editorTarget(params: Pick<URLSearchParams, 'get'>): EditorTarget | null {
  const edit = params.get('edit') ?? ''
  if (edit === 'new') return edit
  return /^[1-9]\d{0,9}$/.test(edit) ? Number(edit) : null
}

/** What a new client is called, where the address says so (`&name=`, from the command menu). */
export function editorName(params: Pick<URLSearchParams, 'get'>): string {
  return params.get('name')?.trim() ?? ''
}

function address(edit: EditorTarget | null): string {
  const url = new URL(window.location.href)
  if (edit !== 'new') url.searchParams.delete('name')
  if (edit === null) url.searchParams.delete('edit')
  else url.searchParams.set('edit', String(edit))
  return url.pathname + url.search
}

/** Opens the dialog in a history entry of its own, so that Back closes it. Nothing is asked of the server. */
export function openEditor(target: EditorTarget): void {
  window.history.pushState({ editor: true }, '', address(target))
}

/** Takes the dialog out of the address, and with it the history entry it was opened in. */
export async function closeEditor(): Promise<void> {
  const { editor } = (window.history.state ?? {}) as { editor?: boolean }
  if (!editor) return window.history.replaceState(null, '', address(null))
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await left
}
