import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/core/site'

/** Returns a page's metadata for search engines and link previews. */
export async function createPageMetadata({
  path,
  title,
  description,
}: {
  path: string
  title: Metadata['title'] & (string | { absolute: string })
  description: string
}): Promise<Metadata> {
  const t = await getTranslations('marketing.site')
  const heading = typeof title === 'string' ? `${title} · ${site.name}` : title.absolute
  const picture = {
    url: '/og.png',
    width: 1200,
    height: 630,
    alt: t('pictureAlt', { product: site.name }),
  }
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      type: 'website',
      siteName: site.name,
      url: path,
      title: heading,
      description,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title: heading, description, images: [picture] },
  }
}
