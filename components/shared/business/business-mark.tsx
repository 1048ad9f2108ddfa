import { cn } from '@/lib/utils'
import './business.css'

interface BusinessMarkProps {
  initials: string
  logo: string | null
  className?: string
}

/** The logo of a business, over its initials, which stay when there is none. Decorative: the name stands beside it, and it waits for what a page needs. */
export const BusinessMark = ({ initials, logo, className }: BusinessMarkProps) => (
  <span aria-hidden="true" className={cn('business-mark', className)}>
    {initials}
    {/* eslint-disable-next-line @next/next/no-img-element -- image optimisation is off: it would fetch any address */}
    {logo && <img src={logo} alt="" referrerPolicy="no-referrer" fetchPriority="low" />}
  </span>
)
