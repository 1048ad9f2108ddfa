import type { ReactNode } from 'react'

/** Link within a sentence to the demo invoice further down on the landing page. */
export const TryLink = ({ children }: { children: ReactNode }) => (
  <a href="#try" className="text-primary font-medium underline underline-offset-4">
    {children}
  </a>
)
