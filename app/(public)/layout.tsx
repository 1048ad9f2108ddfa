import type { ReactNode } from 'react'

/** Layout for visitors without an account: no shell, no session, almost no script. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <div className="public-shell bg-muted flex min-h-dvh flex-col">{children}</div>
}
