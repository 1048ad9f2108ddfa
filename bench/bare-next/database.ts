import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '@/lib/platform/db/generated/client'

const holder = globalThis as { bare?: PrismaClient }

/** A plain client on the same database, with as many connections as the product's. */
export const database = () =>
  (holder.bare ??= new PrismaClient({
    adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL, max: 10 }),
  }))
