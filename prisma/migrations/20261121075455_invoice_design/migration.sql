-- CreateEnum
CREATE TYPE "InvoiceTemplate" AS ENUM ('CLASSIC', 'MODERN', 'COMPACT');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "accentColor" CHAR(7) NOT NULL DEFAULT '#005c67',
ADD COLUMN     "invoiceTemplate" "InvoiceTemplate" NOT NULL DEFAULT 'CLASSIC';
