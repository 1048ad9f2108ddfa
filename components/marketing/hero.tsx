import type { ReactNode } from 'react'
import { Sheaf } from '@/components/shared/text/sheaf'
import { Button } from '@/components/ui/button'
import { LOGIN, START } from './links'

/** The promise at one side; at the other the sheet itself, drawn by the component that draws every invoice. */
export function Hero({ sheet }: { sheet: ReactNode }) {
  return (
    <section aria-labelledby="hero" className="site-hero">
      <div className="site-width site-hero-grid">
        <div className="site-hero-words">
          <h1 id="hero" className="text-4xl font-semibold md:text-5xl">
            Simple invoicing for modern businesses
          </h1>
          <p className="text-muted-foreground mt-6 max-w-[34rem] text-lg text-pretty">
            Write the invoice once and see the sheet your client will get while you type. Share it by a
            private link, send the PDF, and know at a glance what is paid and what is not.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button asChild size="lg">
              <a href={START}>Start Free</a>
            </Button>
            <Button asChild variant="outline" size="lg">
              <a href={LOGIN}>Login</a>
            </Button>
          </div>
          <p className="text-muted-foreground mt-4">14-day free trial. No credit card required.</p>
        </div>
        <Sheaf className="site-hero-sheaf">{sheet}</Sheaf>
      </div>
    </section>
  )
}
