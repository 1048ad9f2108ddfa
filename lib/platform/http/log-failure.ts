/** Secret in the path of a public link, an invitation or an email. */
const SECRET = /\/[\w-]{40,}(?=\/|$)/g

/**
 * Logs a failed call in the browser's console (specification, section 7), with the request id of the server's log.
 * Omits query and body, which may contain personal data.
 * @param response null if there was none
 */
export function logFailure(
  method: string,
  path: string,
  response: Pick<Response, 'status' | 'statusText' | 'headers'> | null,
): void {
  const call = `${method} ${path.split('?')[0]!.replace(SECRET, '/…')}`
  // eslint-disable-next-line no-console -- the specification has failures logged, and a browser has no other log
  console.error(`${call} failed: ${response ? getStatus(response) : 'no connection'}`)
}

function getStatus({
  status,
  statusText,
  headers,
}: Pick<Response, 'status' | 'statusText' | 'headers'>): string {
  const id = headers.get('x-request-id')
  // HTTP/2 has no status text.
  return `${status} ${statusText}`.trim() + (id ? ` (request ${id})` : '')
}
