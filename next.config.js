const { PHASE_PRODUCTION_SERVER } = require('next/constants')
const createNextIntlPlugin = require('next-intl/plugin')
const { inertPolicy, securityHeaders } = require('./lib/platform/http/security-headers')

/**
 * Headers for paths that contain a secret token: keep the page out of search engines and the token out of referrers.
 */
const tokenHeaders = [
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'X-Robots-Tag', value: 'noindex, nofollow' },
]

/**
 * Any API route may render a PDF, because due emails are sent after its response. Next.js can't trace the rendering
 * thread and its fonts through imports.
 */
const makesPdfs = '/api/**'

/** @type {import('next').NextConfig} */
const nextConfig = {
  poweredByHeader: false,
  images: {
    // Instead of the optimizer, which would resize any image of the application for any visitor.
    loader: 'custom',
    loaderFile: './components/marketing/screenshot-loader.ts',
    // The widths of scripts/lib/published-screenshots.mjs.
    deviceSizes: [800, 1600],
    imageSizes: [],
  },
  // `npm start` and `npm test` skip the type check; `npm run check` does it.
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
  // Loads pages on first use; loading all of them would dominate start time and memory.
  experimental: {
    staleTimes: { dynamic: 30 },
    preloadEntriesOnStart: false,
    // Browsers send `Origin: null` from a page with `no-referrer`, such as a public quote. Its server action is
    // authorized by the link and reads no cookie; an action that reads one must check the origin itself.
    serverActions: { allowedOrigins: ['null'] },
  },
  // The path RFC 9116 requires. Most tools would skip a folder whose name starts with a dot.
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

module.exports = (phase) => {
  const withNextIntl = createNextIntlPlugin({
    requestConfig: './lib/api/interface-request.ts',
    experimental: {
      // Compiled at build time, so that the browser needs no parser of the ICU message format
      // (lib/i18n/catalogue.ts).
      messages: {
        path: ['./lib/i18n/interface', './lib/i18n/errors', './lib/i18n/documents'],
        format: 'json',
        locales: 'infer',
        precompile: true,
      },
      // Declares the type of each sentence, for the placeholders of a reason. `next start` writes no file.
      ...(phase !== PHASE_PRODUCTION_SERVER && {
        createMessagesDeclaration: './lib/i18n/errors/en.json',
      }),
    },
  })
  return withNextIntl(nextConfig)
}
