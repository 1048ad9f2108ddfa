import type { Metadata } from 'next'
import { InvoiceNotFound } from '@/components/documents/detail/invoice-not-found'

export const metadata: Metadata = { title: 'Invoice not found' }

export default InvoiceNotFound
