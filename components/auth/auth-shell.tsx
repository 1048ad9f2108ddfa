import type { ReactNode } from 'react'
import { Separator } from '@/components/ui/separator'
import { AuthIllustration } from './auth-illustration'

/** A form at one side, the desk at the other; the form alone on anything narrower than a laptop. */
export function AuthShell({ brand, children }: { brand: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,1fr)_1.1fr]">
      <div className="flex flex-col px-5 py-6 sm:px-10 sm:py-8">
        <header>{brand}</header>
        <main className="mx-auto my-auto w-full max-w-sm py-10 [&_input]:h-11">{children}</main>
      </div>
      <aside className="bg-sidebar hidden flex-col items-center justify-center gap-14 overflow-hidden border-l p-10 lg:flex">
        <AuthIllustration />
        <p className="max-w-sm text-center text-lg font-medium text-balance">
          Simple invoicing for modern businesses
        </p>
      </aside>
    </div>
  )
}

/** Between the two ways to sign in. */
export const OrDivider = () => (
  <div className="text-caption text-muted-foreground flex items-center gap-3">
    <Separator className="shrink" />
    or
    <Separator className="shrink" />
  </div>
)
