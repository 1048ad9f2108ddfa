export { createClient } from '@/prisma/seed/documents'
