import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { SiteFooter, SiteHeader } from '@/components/marketing/site-layout'
import { getAppOrigin } from '@/lib/platform/env'

export const generateMetadata = (): Metadata => ({ metadataBase: new URL(getAppOrigin()) })

/** Layout of public pages: no session, no script of our own. */
export default function MarketingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader brand={<Brand />} />
      <main id="content" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <SiteFooter brand={<Brand />} />
    </div>
  )
}
