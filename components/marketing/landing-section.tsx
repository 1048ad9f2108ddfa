import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'
import { SiteWidth } from './site-layout'

type LandingSectionProps = {
  id: string
  heading: string
  text: string
  /** Heading and content side by side, if there is room. */
  isSideBySide?: boolean
  className?: string
  children: ReactNode
}

/** Section of the landing page with an anchor. */
export function LandingSection({
  id,
  heading,
  text,
  isSideBySide,
  className,
  children,
}: LandingSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={cn('scroll-mt-8 py-[clamp(2.5rem,4.5vw,3.75rem)]', className)}
    >
      <SiteWidth
        className={cn(isSideBySide && 'grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.1fr)] lg:gap-16')}
      >
        <div>
          <h2 id={`${id}-heading`} className="max-w-[26ch] text-3xl font-semibold">
            {heading}
          </h2>
          <p className="text-muted-foreground mt-3 max-w-[56ch] text-base">{text}</p>
        </div>
        {children}
      </SiteWidth>
    </section>
  )
}
