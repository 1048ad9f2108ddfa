import type { Metadata, Viewport } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { ThemeScript } from '@/components/layout/theme/theme-script'
import { site } from '@/lib/core/site'
import { sans } from './fonts'
import { mono } from './fonts-mono'
import './globals.css'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('marketing.site')
  return {
    title: { default: site.name, template: `%s · ${site.name}` },
    description: t('description'),
    applicationName: site.name,
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f9f8f4' },
    { media: '(prefers-color-scheme: dark)', color: '#12100e' },
  ],
}

/** Minimal, because every page loads it. Toasts and menus are in the layouts of the route groups. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={await getLocale()} className={`${sans.variable} ${mono.variable}`} suppressHydrationWarning>
      <head>
        <ThemeScript />
      </head>
      <body>{children}</body>
    </html>
  )
}
