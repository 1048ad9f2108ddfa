import Link from 'next/link'
import type { ReactNode } from 'react'
import { ArrowLeft } from 'lucide-react'
import { cn } from '@/lib/utils'

type PageHeaderProps = {
  heading: ReactNode
  description?: ReactNode
  /** Buttons; the primary one last. */
  actions?: ReactNode
  /** Content beside the heading, such as a status badge. */
  badge?: ReactNode
  back?: { href: string; label: string }
  /** Less space below, for tabs. */
  isCompact?: boolean
}

/** Heading of a screen with its actions. */
export function PageHeader({ heading, description, actions, badge, back, isCompact }: PageHeaderProps) {
  return (
    <header className={cn('flex flex-col gap-3', isCompact ? 'mb-2 sm:mb-4' : 'mb-6')}>
      {back && (
        <Link
          href={back.href}
          className="touch-target text-caption text-muted-foreground hover:text-foreground -ml-1 inline-flex w-fit items-center gap-1.5 rounded-sm px-1 pointer-coarse:-my-2"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 wrap-anywhere sm:flex-1 sm:basis-80">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-2xl font-semibold">{heading}</h1>
            {badge}
          </div>
          {description && <p className="text-muted-foreground mt-0.5">{description}</p>}
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-2 max-lg:has-[>nav]:w-full">{actions}</div>
        )}
      </div>
    </header>
  )
}
