/** Client in the dialog: a new one, or one by id. */
export type ClientEditorTarget = 'new' | number

/** Returns the client in the URL, `/clients?edit={id}` (specification, section 2), or null if the dialog is closed. */
export function parseClientEditorTarget(params: Pick<URLSearchParams, 'get'>): ClientEditorTarget | null {
  const edit = params.get('edit') ?? ''
  if (edit === 'new') return edit
  return /^[1-9]\d{0,9}$/.test(edit) ? Number(edit) : null
}

/** Returns the name of a new client in the URL (`&name=`, from the command menu). */
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

/** Opens the dialog with its own history entry, so that Back closes it. Makes no request. */
export function openClientEditor(target: ClientEditorTarget): void {
  window.history.pushState({ editor: true }, '', address(target))
}

/** Closes the dialog by removing it from the URL, with its history entry. */
export async function closeClientEditor(): Promise<void> {
  const { editor } = (window.history.state ?? {}) as { editor?: boolean }
  if (!editor) return window.history.replaceState(null, '', address(null))
  const left = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.back()
  await left
}
