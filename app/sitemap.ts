import type { MetadataRoute } from 'next'
import { PUBLIC_PAGES } from '@/components/marketing/links'
import { appOrigin } from '@/lib/platform/env'

// Its own address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  return PUBLIC_PAGES.map((path) => ({ url: appOrigin() + path }))
}
