'use client'

/** Prints the page; the document's print rules leave everything but the sheet off the paper. */
export function PrintButton({ className, text }: { className?: string; text: string }) {
  return (
    <button type="button" className={className} onClick={() => window.print()}>
      {text}
    </button>
  )
}
