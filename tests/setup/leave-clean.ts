import type { PrismaClient } from '@/lib/platform/db/generated/client'

/**
 * A file that used the database leaves no rows behind: jobs look at every account there is, and would meet those of the file before. One
 * that did not use it is not made to open it.
 */
export async function leaveNoRows() {
  await opened()?.$executeRawUnsafe(`DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  ); END $$`)
}

const opened = () => (globalThis as { prisma?: PrismaClient }).prisma

afterAll(async () => {
  await leaveNoRows()
  await opened()?.$disconnect()
})
