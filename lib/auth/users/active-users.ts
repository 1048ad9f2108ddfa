import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'

/** Matches users that automated tasks may act for: not locked, not about to be deleted. */
export const activeUser = { disabledAt: null, deleteAfter: null } satisfies Prisma.UserWhereInput

/** Checks a loaded user against `activeUser`. */
export const isActive = (user: { disabledAt: Date | null; deleteAfter: Date | null }): boolean =>
  user.disabledAt === null && user.deleteAfter === null

/** Matches businesses that automated tasks may act for. */
export const activeBusiness = { owner: activeUser } satisfies Prisma.BusinessWhereInput

/** SQL version of `activeUser`, for the table alias `user`. */
export const isActiveSql = (user: string): Prisma.Sql =>
  Prisma.raw(`${user}."disabledAt" IS NULL AND ${user}."deleteAfter" IS NULL`)
