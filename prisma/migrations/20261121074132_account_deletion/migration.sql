-- DropForeignKey
ALTER TABLE "Invoice" DROP CONSTRAINT "Invoice_clientId_userId_fkey";

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "deleteAfter" TIMESTAMP(3),
ADD COLUMN     "deletionRequestedAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "User_deleteAfter_idx" ON "User"("deleteAfter");

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_clientId_userId_fkey" FOREIGN KEY ("clientId", "userId") REFERENCES "Client"("id", "userId") ON DELETE NO ACTION ON UPDATE CASCADE;
