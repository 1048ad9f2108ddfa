import { isbot } from 'isbot'

/**
 * True if the request seems to come from a person's browser: not from a program that identifies itself (search engines,
 * link previews, mail scanners, scripts), and not a prefetch for a page nobody has opened yet.
 */
export function isHumanVisitor(headers: Headers): boolean {
  const agent = headers.get('user-agent')
  const purpose = `${headers.get('sec-purpose') ?? ''} ${headers.get('purpose') ?? ''}`
  return Boolean(agent) && !isbot(agent) && !/prefetch|prerender|preview/i.test(purpose)
}
