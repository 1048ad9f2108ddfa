/** The secret of a public link, an invitation or a mail. */
const SECRET = /\/[\w-]{40,}(?=\/|$)/g

/**
 * Writes a call that failed to the browser's console (specification, section 7), with the id under which the server's log has it.
 * Never with what was typed: neither query nor body.
 * @param response null where none came
 */
export function logFailure(
  method: string,
  path: string,
  response: Pick<Response, 'status' | 'statusText' | 'headers'> | null,
): void {
  const call = `${method} ${path.split('?')[0]!.replace(SECRET, '/…')}`
  // eslint-disable-next-line no-console -- the specification has failures logged, and a browser has no other log
  console.error(`${call} failed: ${response ? statusOf(response) : 'no connection'}`)
}

function statusOf({
  status,
  statusText,
  headers,
}: Pick<Response, 'status' | 'statusText' | 'headers'>): string {
  const id = headers.get('x-request-id')
  // HTTP/2 has no status text.
  return `${status} ${statusText}`.trim() + (id ? ` (request ${id})` : '')
}
