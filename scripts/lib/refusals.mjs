/** Why a request never reaches the application, as `{ status, message }`, or null. Next.js answers these with a bare 500. */
export function refusalOf({ method, url }) {
  if (method === 'TRACE') return { status: 405, message: 'This method is not allowed' }
  try {
    decodeURIComponent(url.split('?')[0])
    return null
  } catch {
    return { status: 400, message: 'The address is not valid' }
  }
}

export function refuse(response, { status, message }) {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' })
  response.end(JSON.stringify({ message }))
}
