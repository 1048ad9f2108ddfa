import type { ReactNode } from 'react'
import { PaperStack } from '@/components/shared/text/paper-stack'
import { Button } from '@/components/ui/button'
import { LOGIN_PATH, SIGN_UP_PATH } from './links'
import { SiteWidth } from './site-layout'

/** Headline beside a sample invoice, rendered by the component for real invoices. */
export function Hero({ sheet }: { sheet: ReactNode }) {
  return (
    <section aria-labelledby="hero" className="overflow-clip border-b">
      <SiteWidth className="grid gap-14 pt-[clamp(3.5rem,8vw,5rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.16fr)] lg:gap-18 lg:pt-18">
        <div className="lg:pt-22 lg:pb-24">
          <h1 id="hero" className="text-4xl font-semibold md:text-5xl">
            Simple invoicing for modern businesses
          </h1>
          <p className="text-muted-foreground mt-6 max-w-[34rem] text-lg text-pretty">
            Write the invoice once and see the sheet your client will get while you type. Share it by a
            private link, send the PDF, and know at a glance what is paid and what is not.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <a href={SIGN_UP_PATH}>Start Free</a>
            </Button>
            <Button asChild variant="outline" size="lg">
              <a href={LOGIN_PATH}>Login</a>
            </Button>
          </div>
          <p className="text-muted-foreground mt-4">14-day free trial. No credit card required.</p>
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
  return (
    <section aria-labelledby="closing" className="scroll-mt-8 overflow-clip pt-[clamp(1rem,3vw,2.5rem)]">
      <SiteWidth className="flex flex-col items-center text-center">
        <h2 id="closing" className="max-w-[20ch] text-3xl font-semibold sm:text-4xl">
          Your next invoice is nearly written
        </h2>
        <p className="text-muted-foreground mt-4 text-base">
          Add a client and what you did. The number, the date and the totals are there already.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild size="lg">
            <a href={SIGN_UP_PATH}>Start Free</a>
          </Button>
          <Button asChild variant="outline" size="lg">
            <a href={LOGIN_PATH}>Login</a>
          </Button>
        </div>
        <PaperStack className="mt-18 max-h-52 w-[min(100%,40rem)] rotate-[1.5deg] print:hidden">
          {sheet}
        </PaperStack>
      </SiteWidth>
    </section>
  )
}
