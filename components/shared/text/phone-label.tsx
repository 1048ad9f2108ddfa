interface PhoneLabelProps {
  /** Text on a phone. */
  short: string
  children: string
}

/** Text of a button with a shorter one on a phone. Assistive technology reads the whole one. */
export function PhoneLabel({ short, children }: PhoneLabelProps) {
  if (short === children) return children
  return (
    <>
      <span aria-hidden="true" className="md:hidden">
        {short}
      </span>
      <span className="max-md:sr-only">{children}</span>
    </>
  )
}
