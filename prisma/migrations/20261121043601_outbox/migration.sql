-- AlterTable
ALTER TABLE "LocalMail" ADD COLUMN     "cc" TEXT[],
ADD COLUMN     "replyTo" TEXT;

-- CreateTable
CREATE TABLE "OutboxMail" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "invoiceId" INTEGER,
    "kind" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "to" TEXT[],
    "cc" TEXT[],
    "bcc" TEXT[],
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "attachPdf" BOOLEAN NOT NULL DEFAULT true,
    "status" TEXT NOT NULL DEFAULT 'QUEUED',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "nextAttemptAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "error" TEXT,
    "sentAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "OutboxMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LocalAttachment" (
    "id" SERIAL NOT NULL,
    "mailId" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "LocalAttachment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OutboxMail_status_nextAttemptAt_idx" ON "OutboxMail"("status", "nextAttemptAt");

-- CreateIndex
CREATE INDEX "OutboxMail_userId_invoiceId_id_idx" ON "OutboxMail"("userId", "invoiceId", "id");

-- CreateIndex
CREATE INDEX "OutboxMail_invoiceId_userId_idx" ON "OutboxMail"("invoiceId", "userId");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMail_userId_cause_key" ON "OutboxMail"("userId", "cause");

-- CreateIndex
CREATE INDEX "LocalAttachment_mailId_idx" ON "LocalAttachment"("mailId");

-- AddForeignKey
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_invoiceId_userId_fkey" FOREIGN KEY ("invoiceId", "userId") REFERENCES "Invoice"("id", "userId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LocalAttachment" ADD CONSTRAINT "LocalAttachment_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "LocalMail"("id") ON DELETE CASCADE ON UPDATE CASCADE;
