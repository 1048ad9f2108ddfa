import type { ReactNode } from 'react'

/** Pages for people without an account: no shell, no session, next to no script. */
export default function PublicLayout({ children }: { children: ReactNode }) {
  return <div className="public-shell bg-muted flex min-h-dvh flex-col">{children}</div>
}
