import { z } from 'zod'
import { HEX_COLOR, INVOICE_TEMPLATES } from './design'

export const template = z.enum(INVOICE_TEMPLATES).meta({ id: 'InvoiceTemplate' })
export const accentColor = z.string().regex(HEX_COLOR)
