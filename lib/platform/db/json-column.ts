import 'server-only'
import type { Prisma } from './generated/client'

/** Casts a plain value to a JSON column's type: Prisma's type demands an index signature. */
export const toJsonColumn = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject
