import type { MetadataRoute } from 'next'
import { getAppOrigin } from '@/lib/platform/env'

// The application's URL is known at run time, not at build time.
export const dynamic = 'force-dynamic'

/** Everything but the public pages. Listing a page here protects nothing; each checks the session itself. */
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
    sitemap: `${getAppOrigin()}/sitemap.xml`,
  }
}
