const { inertPolicy, securityHeaders } = require('./lib/platform/http/security-headers')

/** Answers under an unguessable token: kept out of search engines, and the token out of referrers. */
const tokenHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/** Any route may make a PDF: after its answer it hands over the mail that is due. The thread that draws it, and its fonts, no import leads to. */
const makesPdfs = '/api/**'

/** @type {import('next').NextConfig} */
module.exports = {
  poweredByHeader: false,
  images: { unoptimized: true },
  // `npm start` and `npm test` skip the types, which `npm run check` looks at.
  typescript: { ignoreBuildErrors: process.env.SKIP_TYPE_CHECK === '1' },
  serverExternalPackages: [
    'pg',
    'pino',
    'prom-client',
    '@node-rs/argon2',
    'sharp',
    'nodemailer',
    'uploadthing',
    '@react-email/render',
  ],
  outputFileTracingIncludes: {
    [makesPdfs]: ['./build/pdf-worker.cjs', './lib/documents/pdf/fonts/**'],
    '/api/health/ready': ['./prisma/migrations/**'],
  },
  // A page is loaded when it is first asked for: all at once, they'd be most of the start and of the memory.
  experimental: {
    staleTimes: { dynamic: 30 },
    preloadEntriesOnStart: false,
    // Browsers send `Origin: null` from a page that keeps its address to itself (`no-referrer`), such as a public quote. Its action
    // takes the link as permission and reads no cookie; an action that reads one must check the origin itself.
    serverActions: { allowedOrigins: ['null'] },
  },
  // Where RFC 9116 wants it; a folder that begins with a dot would be passed over by most tools.
  rewrites: async () => [{ source: '/.well-known/security.txt', destination: '/security.txt' }],
  async headers() {
    return [
      { source: '/:path*', headers: securityHeaders },
      ...['/api/:path*', '/_next/static/:path*'].map((source) => ({ source, headers: [inertPolicy] })),
      ...[
        '/invoice/:path*',
        '/invitation/:path*',
        '/api/public/:path*',
        '/verify-email',
        '/reset-password',
      ].map((source) => ({
        source,
        headers: tokenHeaders,
      })),
    ]
  },
}
