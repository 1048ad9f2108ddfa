import { defineConfig } from 'prisma/config'

// `prisma generate` needs no database; the url matters only to commands that talk to one.
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations', seed: 'node scripts/db.mjs seed' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/unset' },
})
