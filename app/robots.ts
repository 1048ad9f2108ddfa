import type { MetadataRoute } from 'next'
import { appOrigin } from '@/lib/platform/env'

// Its own address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

/** Everything but the pages for visitors. That a page is listed here protects nothing; it asks for the session itself. */
const PRIVATE = [
  '/$',
  '/api/',
  '/calendar',
  '/clients',
  '/dev/',
  '/invitation/',
  '/invoice/',
  '/invoices',
  '/onboarding',
  '/profile',
  '/reset-password',
  '/settings',
  '/verify-email',
]

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: PRIVATE },
    sitemap: `${appOrigin()}/sitemap.xml`,
  }
}
