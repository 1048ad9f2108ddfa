-- AlterTable
ALTER TABLE "User" ADD COLUMN     "switchedNotices" TEXT[] DEFAULT ARRAY[]::TEXT[];
