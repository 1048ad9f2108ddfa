/**
 * Returns the content security policy of a page. Scripts need the request's nonce; what they load is trusted in turn
 * ('strict-dynamic'). Inline styles are allowed, since React writes `style` attributes.
 */
export function createContentSecurityPolicy(nonce: string, isDevelopment: boolean): string {
  const policy: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Hot reload needs eval, and a web socket below.
    'script-src': [
      "'self'",
      `'nonce-${nonce}'`,
      "'strict-dynamic'",
      ...(isDevelopment ? ["'unsafe-eval'"] : []),
    ],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': ["'self'", 'blob:'],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}
