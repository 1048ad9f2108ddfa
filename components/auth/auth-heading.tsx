import type { ReactNode } from 'react'

export function AuthHeading({ heading, text }: { heading: ReactNode; text: ReactNode }) {
  return (
    <header className="space-y-1.5 wrap-anywhere">
      <h1 className="text-2xl font-semibold">{heading}</h1>
      <p className="text-muted-foreground text-base">{text}</p>
    </header>
  )
}
