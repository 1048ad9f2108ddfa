-- AlterTable
ALTER TABLE "Token" ADD COLUMN     "browserHash" TEXT;
