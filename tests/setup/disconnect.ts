import type { PrismaClient } from '@/lib/db/generated/client'

// A file that used the database leaves no connection behind; one that did not is not made to open it.
afterAll(async () => {
  await (globalThis as { prisma?: PrismaClient }).prisma?.$disconnect()
})
