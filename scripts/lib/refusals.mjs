const BAD_ADDRESS = { status: 400, message: 'The address is not valid' }

/** Why a request never reaches the application, as `{ status, message }`, or null. Next.js answers these with a bare 500. */
export function refusalOf({ method, url }) {
  if (method === 'TRACE') return { status: 405, message: 'This method is not allowed' }
  // RFC 9110, 9.3.7: about the server, and no address of it.
  if (url === '*') return method === 'OPTIONS' ? { status: 204 } : BAD_ADDRESS
  try {
    decodeURIComponent(url.split('?')[0])
    return null
  } catch {
    return BAD_ADDRESS
  }
}

export function refuse(response, { status, message }) {
  if (status === 204)
    return response.writeHead(status, { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' }).end()
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' })
  response.end(JSON.stringify({ message }))
}
