import type { Metadata } from 'next'
import { site } from '@/lib/core/site'

const picture = {
  url: '/og.png',
  width: 1200,
  height: 630,
  alt: `${site.name}: simple invoicing for modern businesses. An invoice lies on a desk.`,
}

/** Returns a page's metadata for search engines and link previews. */
export function pageMetadata({
  path,
  title,
  description,
}: {
  path: string
  title: Metadata['title'] & (string | { absolute: string })
  description: string
}): Metadata {
  const heading = typeof title === 'string' ? `${title} · ${site.name}` : title.absolute
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
