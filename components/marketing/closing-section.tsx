import type { ReactNode } from 'react'
import { PaperStack } from '@/components/shared/text/paper-stack'
import { Button } from '@/components/ui/button'
import { LOGIN_PATH, SIGN_UP_PATH } from './links'
import { SiteWidth } from './site-width'

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
