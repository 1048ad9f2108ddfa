import type { Instrumentation } from 'next'

/** Runs when a Next.js server starts. Next.js also calls it while building some pages, when no environment is set. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs' || process.env.NEXT_PHASE === 'phase-production-build') return
  const { checkStart } = await import('@/lib/platform/start')
  checkStart()
}

/** Logs an error of a page. `reference` is the code shown on the error card. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/platform/log')
  const reference = error instanceof Error && 'digest' in error ? error.digest : undefined
  // Logs the route, because the path may contain a token.
  const { routePath: route, routeType: kind } = context
  log.error({ reference, err: error, method: request.method, route, kind }, 'page failed')
}
