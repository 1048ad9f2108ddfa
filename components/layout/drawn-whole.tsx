import type { ReactNode } from 'react'

const END = 'drawn-whole'

/**
 * Draws a page once it is there as far as the end of this: what stands in the middle or at the lower edge would move while its second
 * half arrives. What streams in later is not waited for. A browser that can't wait for a place goes on as ever.
 */
export const DrawnWhole = ({ children }: { children: ReactNode }) => (
  <>
    <link rel="expect" href={`#${END}`} blocking="render" />
    {children}
    <span id={END} hidden />
  </>
)
