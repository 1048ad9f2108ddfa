import type { InvoiceTemplate } from '@/lib/business/design'
import { CLASSIC } from './classic'
import { COMPACT } from './compact'
import { MODERN } from './modern'
import type { Template } from './types'

/** Designs, shared by the PDF and the document in the browser (`createStyleSheet`). */
export const TEMPLATES: Record<InvoiceTemplate, Template> = { CLASSIC, MODERN, COMPACT }

/** Rotation in degrees of the draft watermark and of stamps. */
export const ROTATION_DEGREES = { watermark: -24, stamp: -5 }
