const { inertPolicy, securityHeaders } = require('./lib/http/security-headers')

/** Answers under an unguessable token: kept out of search engines, and the token out of referrers. */
const tokenHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/** Routes that make PDFs, for an answer, a mail or an export. The thread that draws them, and its fonts, no import leads to. */
const makesPdfs = '/api/{cron,user/export,invoices/**,public/**}'

/** @type {import('next').NextConfig} */
module.exports = {
  poweredByHeader: false,
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: false },
  output: process.env.BUILD_STANDALONE ? 'standalone' : undefined,
  serverExternalPackages: [
    'pg',
    'pino',
    '@node-rs/argon2',
    'sharp',
    'nodemailer',
    'uploadthing',
    '@react-email/render',
  ],
  outputFileTracingIncludes: { [makesPdfs]: ['./build/pdf-worker.cjs', './lib/pdf/fonts/**'] },
  experimental: { staleTimes: { dynamic: 30 } },
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      ...['/api/:path*', '/_next/static/:path*'].map((source) => ({ source, headers: [inertPolicy] })),
      ...['/invoice/:path*', '/api/public/:path*', '/verify-email', '/reset-password'].map((source) => ({
        source,
        headers: tokenHeaders,
      })),
    ]
  },
}
