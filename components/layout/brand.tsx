import { site } from '@/lib/core/site'
import { cn } from '@/lib/utils'

/** Logo: sheets bound in the middle, like a sheaf. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={cn('size-7 shrink-0', className)}>
      <rect width="32" height="32" rx="8" className="fill-primary" />
      <g className="stroke-primary-foreground" fill="none" strokeWidth="2.2" strokeLinecap="round">
        <path d="M16 6.5v19" />
        <path d="M9 8.2c.6 4.2 3.9 5.2 3.9 8.6 0 3.2-2.5 4.4-3.4 7.4" />
        <path d="M23 8.2c-.6 4.2-3.9 5.2-3.9 8.6 0 3.2 2.5 4.4 3.4 7.4" />
        <path d="M11.4 17h9.2" />
      </g>
    </svg>
  )
}

export function Brand({ className }: { className?: string }) {
  return (
    <span
      className={cn('inline-flex items-center gap-2.5 text-base font-semibold tracking-tight', className)}
    >
      <BrandMark />
      {site.name}
    </span>
  )
}
