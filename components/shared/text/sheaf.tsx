import type { ReactNode } from 'react'
import { cn } from '@/lib/utils'
import './sheaf.css'

/** A sheaf of paper on the desk, the given sheet on top: what the product is about. A picture, not read aloud. */
export function Sheaf({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div aria-hidden="true" className={cn('sheaf', className)}>
      <div className="sheaf-under sheaf-back paper" />
      <div className="sheaf-under sheaf-middle paper" />
      {children}
    </div>
  )
}
