import 'server-only'
import type { Prisma } from './generated/client'

/** A plain value as a column of JSON takes it: its type says nothing of an index, which Prisma's asks for. */
export const toJsonColumn = (value: object): Prisma.InputJsonObject => value as Prisma.InputJsonObject
