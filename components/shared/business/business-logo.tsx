import { cn } from '@/lib/utils'

interface BusinessLogoProps {
  initials: string
  logo: string | null
  className?: string
}

/**
 * Logo of a business over its initials, which show if there is none. Decorative, since the name is beside it; loaded
 * lazily.
 */
export const BusinessLogo = ({ initials, logo, className }: BusinessLogoProps) => (
  <span
    aria-hidden="true"
    className={cn(
      'bg-primary-soft text-primary relative inline-grid size-8 shrink-0 place-items-center overflow-hidden rounded-md text-[0.75rem] font-semibold tracking-wide select-none',
      className,
    )}
  >
    {initials}
    {logo && (
      // White background, because logos are designed for paper.
      // eslint-disable-next-line @next/next/no-img-element -- image optimisation is off, since it would fetch any URL
      <img
        src={logo}
        alt=""
        referrerPolicy="no-referrer"
        fetchPriority="low"
        className="absolute inset-0 size-full rounded-md border bg-white object-contain p-0.5"
      />
    )}
  </span>
)
