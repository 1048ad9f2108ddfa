import type { ReactNode } from 'react'
import { SkipLink } from '@/components/shared/page/skip-link'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/core/site'
import { LOGIN_PATH, SECTION_LINKS, SIGN_UP_PATH } from './links'
import { SiteWidth } from './site-width'

/**
 * Site header. All links on these pages are plain: the app needs a full page load anyway, and they work without
 * JavaScript.
 */
export function SiteHeader({ brand }: { brand: ReactNode }) {
  return (
    <header className="bg-background/86 border-border/60 low-window:static sticky top-0 z-20 border-b backdrop-blur-md backdrop-saturate-140">
      <SkipLink href="#content" />
      <SiteWidth className="flex h-16 items-center gap-2">
        <a
          href="/landing"
          aria-label={`${site.name}, home`}
          className="touch-target flex items-center rounded-md"
        >
          {brand}
        </a>
        <nav aria-label="Sections" className="ml-8 hidden gap-1 md:flex">
          {SECTION_LINKS.map(({ label, href }) => (
            <Button
              key={href}
              asChild
              variant="ghost"
              className="text-muted-foreground hover:text-foreground"
            >
              <a href={href}>{label}</a>
            </Button>
          ))}
        </nav>
        <nav aria-label="Account" className="ml-auto flex gap-1 sm:gap-2">
          <Button asChild variant="ghost">
            <a href={LOGIN_PATH}>Login</a>
          </Button>
          <Button asChild variant="outline">
            <a href={SIGN_UP_PATH}>Get Started</a>
          </Button>
        </nav>
      </SiteWidth>
    </header>
  )
}
