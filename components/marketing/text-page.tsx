import type { ReactNode } from 'react'

type TextPageProps = { heading: string; lead: ReactNode; children: ReactNode }

/** A page to be read. */
export function TextPage({ heading, lead, children }: TextPageProps) {
  return (
    <article className="site-width py-16 sm:py-24">
      <div className="site-text">
        <h1 className="text-3xl font-semibold sm:text-4xl">{heading}</h1>
        <p className="text-muted-foreground text-lg">{lead}</p>
        {children}
      </div>
    </article>
  )
}
