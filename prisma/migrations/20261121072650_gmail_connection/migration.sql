-- CreateTable
CREATE TABLE "GmailConnection" (
    "userId" INTEGER NOT NULL,
    "address" TEXT NOT NULL,
    "refreshToken" TEXT NOT NULL,
    "problem" TEXT,
    "connectedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "GmailConnection_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "GmailConnection" ADD CONSTRAINT "GmailConnection_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
