import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaperStack } from '@/components/shared/text/paper-stack'
import { Button } from '@/components/ui/button'
import { site } from '@/lib/core/site'
import { cn } from '@/lib/utils'
import { LOGIN_PATH, SIGN_UP_PATH } from './links'
import { FirstScreenshot, Screenshot } from './screenshot'
import { SiteWidth } from './site-layout'
import { TryLink } from './try-link'

/** Headline above the product itself: the form, and the invoice on the client's phone. */
export function Hero() {
  const t = useTranslations('marketing.landing.hero')
  return (
    <section aria-labelledby="hero" className="overflow-clip border-b">
      <SiteWidth className="pt-[clamp(2.5rem,5vw,4rem)]">
        <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-end">
          <h1 id="hero" className="text-4xl font-semibold text-balance md:text-5xl">
            {t('title')}
          </h1>
          <p className="text-muted-foreground max-w-[34rem] text-lg text-pretty">{t('text')}</p>
        </div>
        <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
          <div className="flex flex-wrap gap-3">
            <StartButtons />
          </div>
          <p className="text-muted-foreground">
            {t.rich('trial', { try: (words) => <TryLink>{words}</TryLink> })}
          </p>
        </div>
        <div className="relative mt-[clamp(2rem,4vw,3rem)] max-sm:max-h-96">
          <FirstScreenshot
            name="create"
            phone="invoice-phone"
            alt={t('imageAlt', { product: site.name })}
            sizes="(width >= 76rem) 61rem, 81vw"
            className={cn(
              'h-auto shadow-lg sm:w-[86%] sm:rounded-t-lg sm:border sm:border-b-0',
              'max-sm:mx-auto max-sm:w-72',
              'max-sm:rounded-t-[1.375rem] max-sm:border-4 max-sm:border-b-0 max-sm:border-neutral-800',
            )}
          />
          <div className="absolute right-0 bottom-0 w-[17%] max-sm:hidden">
            <Screenshot
              name="invoice-phone"
              alt={t('phoneAlt')}
              device="phone"
              sizes="12rem"
              className="rounded-t-[1.375rem] border-4 border-b-0 border-neutral-800 shadow-xl dark:border-neutral-600"
            />
          </div>
        </div>
      </SiteWidth>
    </section>
  )
}

/** Closing section with an invoice on top of a stack. */
export function ClosingSection({ sheet }: { sheet: ReactNode }) {
  const t = useTranslations('marketing.landing.closing')
  return (
    <section aria-labelledby="closing" className="scroll-mt-8 overflow-clip pt-[clamp(1rem,3vw,2.5rem)]">
      <SiteWidth className="flex flex-col items-center text-center">
        <h2 id="closing" className="max-w-[20ch] text-3xl font-semibold sm:text-4xl">
          {t('title')}
        </h2>
        <p className="text-muted-foreground mt-4 text-base">{t('text')}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <StartButtons />
        </div>
        <PaperStack className="mt-18 max-h-52 w-[min(100%,40rem)] rotate-[1.5deg] print:hidden">
          {sheet}
        </PaperStack>
      </SiteWidth>
    </section>
  )
}

function StartButtons() {
  const t = useTranslations('marketing.site')
  return (
    <>
      <Button asChild size="lg">
        <a href={SIGN_UP_PATH}>{t('startFree')}</a>
      </Button>
      <Button asChild variant="outline" size="lg">
        <a href={LOGIN_PATH}>{t('login')}</a>
      </Button>
    </>
  )
}
