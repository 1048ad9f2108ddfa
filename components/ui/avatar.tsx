import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

type AvatarProps = ComponentProps<'span'> & { initials: string; src?: string | null }

/** A picture over initials, which stay when there is none. Decorative: the name stands beside it. */
export function Avatar({ initials, src, className, ...props }: AvatarProps) {
  return (
    <span aria-hidden="true" className={cn('ui-avatar', className)} {...props}>
      {initials}
      {/* eslint-disable-next-line @next/next/no-img-element -- image optimisation is off: it would fetch any address */}
      {src && <img src={src} alt="" referrerPolicy="no-referrer" />}
    </span>
  )
}
