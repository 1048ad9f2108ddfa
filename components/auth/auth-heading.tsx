/** Where one is, and why. */
export function AuthHeading({ heading, text }: { heading: string; text: string }) {
  return (
    <header className="space-y-1.5">
      <h1 className="text-2xl font-semibold">{heading}</h1>
      <p className="text-muted-foreground text-base">{text}</p>
    </header>
  )
}
