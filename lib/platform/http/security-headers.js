/**
 * Sent with every response, errors and redirects included: by next.config.js, and by server.mjs because Next.js omits
 * them from its own redirects. The content security policy has a nonce: see middleware.ts.
 */
module.exports.securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]

/** Content security policy of responses that are not pages: nothing in them may load or run anything. */
module.exports.inertPolicy = {
  key: 'Content-Security-Policy',
  value: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
}
