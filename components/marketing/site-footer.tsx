import type { ReactNode } from 'react'
import { site } from '@/lib/kernel/site'
import { FOOTER } from './links'

export function SiteFooter({ brand }: { brand: ReactNode }) {
  return (
    <footer className="bg-sidebar border-t print:hidden">
      <div className="site-width grid gap-12 py-14 lg:grid-cols-[1.4fr_2fr] lg:py-16">
        <div className="max-w-xs">
          {brand}
          <p className="text-muted-foreground mt-4">
            Invoicing software for freelancers and small businesses. Whoever runs this installation of{' '}
            {site.name} is responsible for it.
          </p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3">
          {FOOTER.map(({ title, links }) => (
            <nav key={title} aria-labelledby={`footer-${title}`}>
              <h2 id={`footer-${title}`} className="text-sm font-semibold">
                {title}
              </h2>
              <ul className="mt-2">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href} className="site-footer-link">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </footer>
  )
}
