import type { PrismaClient } from '@/lib/db/generated/client'

// A file that used the database leaves neither rows nor a connection behind: jobs look at every account there is, and would
// meet those of the file before. One that did not use it is not made to open it.
afterAll(async () => {
  const client = (globalThis as { prisma?: PrismaClient }).prisma
  if (!client) return
  await client.$executeRawUnsafe(`DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') FROM pg_tables
    WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
  ); END $$`)
  await client.$disconnect()
})
