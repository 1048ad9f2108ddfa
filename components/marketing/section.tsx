import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

type SectionProps = {
  id: string
  heading: string
  text: string
  /** Words at one side, the rest at the other, where there is room. */
  beside?: boolean
  className?: string
  children: ReactNode
}

/** A part of the landing page that a link can lead to. */
export function Section({ id, heading, text, beside, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cn('site-part', className)}>
      <div className={cn('site-width', beside && 'site-beside')}>
        <div>
          <h2 id={`${id}-heading`} className="max-w-[26ch] text-3xl font-semibold">
            {heading}
          </h2>
          <p className="text-muted-foreground mt-3 max-w-[56ch] text-base">{text}</p>
        </div>
        {children}
      </div>
    </section>
  )
}
