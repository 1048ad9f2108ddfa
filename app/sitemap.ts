import type { MetadataRoute } from 'next'
import { PUBLIC_PAGES } from '@/components/marketing/links'
import { getAppOrigin } from '@/lib/platform/env'

// The application's URL is known at run time, not at build time.
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC_PAGES.map((path) => ({ url: getAppOrigin() + path }))
}
