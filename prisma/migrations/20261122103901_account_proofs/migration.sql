-- AlterEnum
ALTER TYPE "TokenPurpose" ADD VALUE 'CONFIRM_IDENTITY';

-- AlterTable
ALTER TABLE "RateLimit" ADD COLUMN     "account" TEXT;

-- AlterTable
ALTER TABLE "Session" ADD COLUMN     "provenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailboxProvenAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "KnownBrowser" (
    "userId" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "lastSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "KnownBrowser_pkey" PRIMARY KEY ("userId","hash")
);

-- CreateIndex
CREATE INDEX "RateLimit_account_idx" ON "RateLimit"("account");

-- CreateIndex
CREATE INDEX "User_emailVerifiedAt_createdAt_idx" ON "User"("emailVerifiedAt", "createdAt");

-- AddForeignKey
ALTER TABLE "KnownBrowser" ADD CONSTRAINT "KnownBrowser_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Sessions that are under way have shown who they are when they began.
UPDATE "Session" SET "provenAt" = "createdAt";

-- Who only ever came in by Google owns the mailbox; of everybody else nothing of the kind is known.
UPDATE "User" SET "mailboxProvenAt" = "emailVerifiedAt" WHERE "passwordHash" IS NULL;
