import type { ReactNode } from 'react'
import { Sheaf } from '@/components/shared/text/sheaf'
import { Button } from '@/components/ui/button'
import { LOGIN, START } from './links'

/** The last word, and beneath it the blank sheet that waits for the reader. */
export function Closing({ sheet }: { sheet: ReactNode }) {
  return (
    <section aria-labelledby="closing" className="site-closing">
      <div className="site-width flex flex-col items-center text-center">
        <h2 id="closing" className="max-w-[20ch] text-3xl font-semibold sm:text-4xl">
          Your next invoice is nearly written
        </h2>
        <p className="text-muted-foreground mt-4 text-base">
          Add a client and what you did. The number, the date and the totals are there already.
        </p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">
          <Button asChild size="lg">
            <a href={START}>Start Free</a>
          </Button>
          <Button asChild variant="outline" size="lg">
            <a href={LOGIN}>Login</a>
          </Button>
        </div>
        <Sheaf className="site-closing-sheaf">{sheet}</Sheaf>
      </div>
    </section>
  )
}
