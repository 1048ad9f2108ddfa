import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'

const UNDER = 'paper absolute inset-0 rounded-xs border shadow-sheet'

/** A sheaf of paper on the desk, the given sheet on top, none quite straight. A picture, not read aloud; its sheet is no draft yet. */
export const PaperStack = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div
    aria-hidden="true"
    // Print styles of the sheet find the picture by `sheaf`.
    className={cn('sheaf relative -rotate-[2.5deg] *:last:relative [&_.invoice-watermark]:hidden', className)}
  >
    <div className={cn(UNDER, 'translate-x-[1.4%] translate-y-[1%] rotate-[5.5deg]')} />
    <div className={cn(UNDER, 'translate-x-[0.6%] translate-y-[0.4%] rotate-[2.6deg]')} />
    {children}
  </div>
)
