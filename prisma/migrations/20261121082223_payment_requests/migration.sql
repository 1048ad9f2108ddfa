-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "requestId" UUID;

-- CreateIndex
CREATE UNIQUE INDEX "Payment_userId_requestId_key" ON "Payment"("userId", "requestId");
