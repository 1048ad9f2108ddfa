import type { Instrumentation } from 'next'

/** Called by Next.js when a server starts, and for some pages while they are built, where there is no environment yet. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { checkStart } = await import('@/lib/platform/start')
  checkStart()
}

/** Called by Next.js with what a page failed over. `reference` is what the page's error card shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/platform/log')
  const reference = error instanceof Error && 'digest' in error ? error.digest : undefined
  // The route and not the address: that may hold a token.
  const { routePath: route, routeType: kind } = context
  log.error({ reference, err: error, method: request.method, route, kind }, 'page failed')
}
