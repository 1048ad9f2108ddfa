import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { site } from '@/lib/core/site'

/** Web app manifest, for a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('marketing.site')
  return {
    name: site.name,
    short_name: site.name,
    description: t('description'),
    start_url: '/',
    display: 'standalone',
    background_color: '#f9f8f4',
    theme_color: '#f9f8f4',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
