import type { ReactNode } from 'react'
import { buttonVariants } from '@/components/ui/button-variants'
import { site } from '@/lib/kernel/site'
import { LOGIN, SECTIONS, START } from './links'

/** Plain links everywhere on these pages: a full load is what leads from here to the app, and it needs no script. */
export function SiteHeader({ brand }: { brand: ReactNode }) {
  return (
    <header className="ui-bar site-header">
      <a href="#content" className="site-skip">
        Skip to content
      </a>
      <div className="site-width flex h-16 items-center gap-2">
        <a
          href="/landing"
          aria-label={`${site.name}, home`}
          className="touch-target flex items-center rounded-md"
        >
          {brand}
        </a>
        <nav aria-label="Sections" className="ml-8 hidden gap-1 md:flex">
          {SECTIONS.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              className={buttonVariants({ variant: 'ghost', className: 'site-section' })}
            >
              {label}
            </a>
          ))}
        </nav>
        <nav aria-label="Account" className="ml-auto flex gap-1 sm:gap-2">
          <a href={LOGIN} className={buttonVariants({ variant: 'ghost' })}>
            Login
          </a>
          <a href={START} className={buttonVariants({ variant: 'outline' })}>
            Get Started
          </a>
        </nav>
      </div>
    </header>
  )
}
