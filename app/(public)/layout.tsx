import type { ReactNode } from 'react'
import { DrawnWhole } from '@/components/layout/drawn-whole'

/** Pages for people without an account: no shell, no session, next to no script. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <div className="public-shell bg-muted flex min-h-dvh flex-col">
      <DrawnWhole>{children}</DrawnWhole>
    </div>
  )
}
