import type { ReactNode } from 'react'

type DrawnWholeProps = {
  children: ReactNode
  /** What its end is called: another name for each of a page. */
  end?: string
}

/**
 * Draws a page once it is there as far as the end of this: what stands in the middle or at the lower edge would move while its second
 * half arrives. What streams in later is not waited for. A browser that can't wait for a place goes on as ever.
 */
export const DrawnWhole = ({ children, end = 'drawn-whole' }: DrawnWholeProps) => (
  <>
    <link rel="expect" href={`#${end}`} blocking="render" />
    {children}
    <span id={end} hidden />
  </>
)
