-- AlterTable
ALTER TABLE "User" ADD COLUMN     "silencedRules" TEXT[] DEFAULT ARRAY[]::TEXT[];
