'use client'

import type { ComponentProps } from 'react'

/** Prints the page; print styles hide everything but the document. */
export function PrintButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} onClick={() => window.print()} />
}
