import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PaperStack } from '@/components/shared/text/paper-stack'
import { Button } from '@/components/ui/button'
import { LOGIN_PATH, SIGN_UP_PATH } from './links'
import { SiteWidth } from './site-layout'

/** Headline beside a sample invoice, rendered by the component for real invoices. */
export function Hero({ sheet }: { sheet: ReactNode }) {
  const t = useTranslations('marketing.landing.hero')
  return (
    <section aria-labelledby="hero" className="overflow-clip border-b">
      <SiteWidth className="grid gap-14 pt-[clamp(3.5rem,8vw,5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)] lg:gap-18 lg:pt-18">
        <div className="lg:pt-22 lg:pb-24">
          <h1 id="hero" className="text-4xl font-semibold md:text-5xl">
            {t('title')}
          </h1>
          <p className="text-muted-foreground mt-6 max-w-[34rem] text-lg text-pretty">{t('text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <StartButtons />
          </div>
          <p className="text-muted-foreground mt-4">{t('trial')}</p>
        </div>
        <PaperStack className="mx-auto max-h-108 w-[min(100%,42rem)] lg:max-h-168 print:hidden">
          {sheet}
        </PaperStack>
      </SiteWidth>
    </section>
  )
}

/** Closing section with a blank invoice. */
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
