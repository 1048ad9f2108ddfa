import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

const UNDER = 'paper absolute inset-0 rounded-xs border shadow-sheet'

/**
 * Illustration of a stack of paper with the given document on top. Hidden from screen readers, and without a draft
 * watermark.
 */
export const PaperStack = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div
    aria-hidden="true"
    // Print styles of the document depend on the class `sheaf`.
    className={cn('sheaf relative -rotate-[2.5deg] *:last:relative [&_.invoice-watermark]:hidden', className)}
  >
    <div className={cn(UNDER, 'translate-x-[1.4%] translate-y-[1%] rotate-[5.5deg]')} />
    <div className={cn(UNDER, 'translate-x-[0.6%] translate-y-[0.4%] rotate-[2.6deg]')} />
    {children}
  </div>
)
