import type { PrismaClient } from '@/lib/platform/db/generated/client'

// Only test files that used the database have a client.
afterAll(() => (globalThis as { prisma?: PrismaClient }).prisma?.$disconnect())
