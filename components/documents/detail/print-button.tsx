'use client'

import type { ComponentProps } from 'react'

/** Prints the page; the document's print rules leave everything but the sheet off the paper. */
export function PrintButton(props: ComponentProps<'button'>) {
  return <button type="button" {...props} onClick={() => window.print()} />
}
