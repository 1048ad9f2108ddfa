import type { LogoRef } from '@/lib/documents/types'
import { LOGO_BOX } from '@/lib/documents/templates/types'

const BOX = LOGO_BOX.screen

/** Seller's logo at its final size from the first paint, to avoid layout shift. */
export function InvoiceDocumentLogo({ logo, name }: { logo: LogoRef; name: string }) {
  const scale = Math.min(BOX.width / logo.width, BOX.height / logo.height, 1)
  return (
    // Plain <img>: the file is small already, and the product does not use image optimisation.
    // eslint-disable-next-line @next/next/no-img-element
    <img
      className="invoice-logo"
      src={logo.src}
      alt={`${name} logo`}
      width={Math.max(1, Math.round(logo.width * scale))}
      height={Math.max(1, Math.round(logo.height * scale))}
    />
  )
}
