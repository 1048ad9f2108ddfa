/** Sent with every answer, errors and redirects included. The content security policy has a nonce: see middleware.ts. */
const securityHeaders = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
]

/** Answers under an unguessable token: kept out of search engines, and the token out of referrers. */
const tokenHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/** @type {import('next').NextConfig} */
module.exports = {
  poweredByHeader: false,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: false },
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  serverExternalPackages: ['pg', 'pino', '@node-rs/argon2', 'sharp', 'nodemailer'],
  outputFileTracingIncludes: { '/api/**/*pdf': ['./build/pdf-worker.cjs', './lib/pdf/fonts/**'] },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      {
        source: '/api/:path*',
        headers: [{ key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" }],
      },
      ...['/invoice/:path*', '/api/public/:path*', '/verify-email', '/reset-password'].map((source) => ({
        source,
        headers: tokenHeaders,
      })),
    ]
  },
}
