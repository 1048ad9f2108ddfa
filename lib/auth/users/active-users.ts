import 'server-only'
import { Prisma } from '@/lib/platform/db/generated/client'

/** People something may be done for by itself: not locked, not about to be deleted. */
export const activeUser = { disabledAt: null, deleteAfter: null } satisfies Prisma.UserWhereInput

/** Whether somebody is one of them. @see activeUser */
export const isActive = (user: { disabledAt: Date | null; deleteAfter: Date | null }): boolean =>
  user.disabledAt === null && user.deleteAfter === null

/** Businesses something may be done for by itself. @see activeUser */
export const activeBusiness = { owner: activeUser } satisfies Prisma.BusinessWhereInput

/** The same as SQL, of the rows that are called `user`. */
export const isActiveSql = (user: string): Prisma.Sql =>
  Prisma.raw(`${user}."disabledAt" IS NULL AND ${user}."deleteAfter" IS NULL`)
