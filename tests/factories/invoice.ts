export { createInvoice } from '@/prisma/seed/documents'
