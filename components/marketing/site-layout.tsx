import { useTranslations } from 'next-intl'
import type { ReactNode, ComponentProps } from 'react'
import { SkipLink } from '@/components/shared/page/skip-link'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/core/site'
import { LOGIN_PATH, SECTION_LINKS, SIGN_UP_PATH, FOOTER_LINKS } from './links'
import { cn } from '@/lib/utils'

/**
 * Site header. All links on these pages are plain: the app needs a full page load anyway, and they work without
 * JavaScript.
 */
export function SiteHeader({ brand }: { brand: ReactNode }) {
  const t = useTranslations('marketing.site')
  return (
    <header className="bg-background/86 border-border/60 low-window:static sticky top-0 z-20 border-b backdrop-blur-md backdrop-saturate-140">
      <SkipLink href="#content" />
      <SiteWidth className="flex h-16 items-center gap-2">
        <a
          href="/landing"
          aria-label={t('home', { product: site.name })}
          className="touch-target flex items-center rounded-md"
        >
          {brand}
        </a>
        <nav aria-label={t('sections')} className="ml-8 hidden gap-1 md:flex">
          {SECTION_LINKS.map(({ label, href }) => (
            <Button
              key={href}
              asChild
              variant="ghost"
              className="text-muted-foreground hover:text-foreground"
            >
              <a href={href}>{t(`links.${label}`)}</a>
            </Button>
          ))}
        </nav>
        <nav aria-label={t('account')} className="ml-auto flex gap-1 sm:gap-2">
          <Button asChild variant="ghost">
            <a href={LOGIN_PATH}>{t('login')}</a>
          </Button>
          <Button asChild variant="outline">
            <a href={SIGN_UP_PATH}>{t('getStarted')}</a>
          </Button>
        </nav>
      </SiteWidth>
    </header>
  )
}

export function SiteFooter({ brand }: { brand: ReactNode }) {
  const t = useTranslations('marketing.site')
  return (
    <footer className="bg-sidebar border-t print:hidden">
      <SiteWidth className="grid gap-12 py-14 lg:grid-cols-[1.4fr_2fr] lg:py-16">
        <div className="max-w-xs">
          {brand}
          <p className="text-muted-foreground mt-4">{t('footer.text', { product: site.name })}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          {FOOTER_LINKS.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <h2 id={`footer-${title}`} className="text-sm font-semibold">
                {t(`footer.${title}`)}
              </h2>
              <ul className="mt-2">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="text-muted-foreground hover:text-foreground inline-flex min-h-8 items-center rounded-xs underline-offset-4 hover:underline pointer-coarse:min-h-11"
                    >
                      {t(`links.${label}`)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </SiteWidth>
    </footer>
  )
}

/** Container with the maximum width of the public pages. */
export const SiteWidth = ({ className, ...props }: ComponentProps<'div'>) => (
  <div className={cn('mx-auto w-full max-w-[76rem] px-[clamp(1.25rem,4vw,2.5rem)]', className)} {...props} />
)
