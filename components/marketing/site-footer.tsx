import type { ReactNode } from 'react'
import { site } from '@/lib/core/site'
import { FOOTER_LINKS } from './links'
import { SiteWidth } from './site-width'

export function SiteFooter({ brand }: { brand: ReactNode }) {
  return (
    <footer className="bg-sidebar border-t print:hidden">
      <SiteWidth className="grid gap-12 py-14 lg:grid-cols-[1.4fr_2fr] lg:py-16">
        <div className="max-w-xs">
          {brand}
          <p className="text-muted-foreground mt-4">
            Invoicing software for freelancers and small businesses. Whoever runs this installation of{' '}
            {site.name} is responsible for it.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          {FOOTER_LINKS.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <h2 id={`footer-${title}`} className="text-sm font-semibold">
                {title}
              </h2>
              <ul className="mt-2">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a
                      href={href}
                      className="text-muted-foreground hover:text-foreground inline-flex min-h-8 items-center rounded-xs underline-offset-4 hover:underline pointer-coarse:min-h-11"
                    >
                      {label}
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
