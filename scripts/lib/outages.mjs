// A page that needs a database that is gone is not broken: its answer says when to come back, in words.
import { busyPage, outagePage } from './outage-page.mjs'

/** Seconds after which to come back. */
const RETRY_AFTER = '5'

/**
 * Answers how the application tells that the database is gone for this request (lib/platform/db/outage.ts). A page as a whole is answered
 * there and then: Next.js would take as long again to make a page of errors, which shows nothing without a script. The part of
 * a page that the router in a browser asks for keeps its own answer, an error in a format which that router shows in the page that
 * is open. The API has words of its own. `isOverload` is where it was this process that had no time for the database.
 */
export function onOutage(request, response) {
  const path = request.url.split('?')[0]
  if (path.startsWith('/api/') || request.headers.rsc) return () => {}
  return (isOverload) => {
    const page = isOverload ? busyPage : outagePage
    if (!response.headersSent) answerInstead(request, response, page(path))
  }
}

/** Answers at once; what the application has to say later is dropped. */
function answerInstead(request, response, page) {
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Transfer-Encoding'])
    response.removeHeader(name)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.setHeader('Cache-Control', 'private, no-store')
  response.setHeader('Retry-After', RETRY_AFTER)
  const { writeHead, end } = Object.getPrototypeOf(response)
  writeHead.call(response, 503)
  end.call(response, request.method === 'HEAD' ? undefined : page)
  Object.assign(response, {
    writeHead: () => response,
    setHeader: () => response,
    appendHeader: () => response,
    removeHeader: () => {},
    flushHeaders: () => {},
    write: () => true,
    end: () => response,
  })
}
