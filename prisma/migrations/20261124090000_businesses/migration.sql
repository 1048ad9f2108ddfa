-- A business is not a person: what was one row becomes two, and what belongs to a business says so.
--
-- The table of accounts becomes the table of businesses, with all keys that lead to it, and the people get a table of their own, with the
-- same ids. So nothing that an account owns is touched: names change in the catalogue, and no row of an invoice is written.

ALTER TABLE "User" RENAME TO "Business";
ALTER TABLE "Business" RENAME CONSTRAINT "User_pkey" TO "Business_pkey";
ALTER TABLE "Business" RENAME CONSTRAINT "User_logoId_fkey" TO "Business_logoId_fkey";
ALTER INDEX "User_email_key" RENAME TO "Business_email_key";
ALTER INDEX "User_googleSubject_key" RENAME TO "Business_googleSubject_key";
ALTER INDEX "User_deleteAfter_idx" RENAME TO "Business_deleteAfter_idx";
ALTER INDEX "User_emailVerifiedAt_createdAt_idx" RENAME TO "Business_emailVerifiedAt_createdAt_idx";

-- What was owned by an account is owned by its business.
ALTER TABLE "Client" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "Event" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "GivenNumber" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "GmailConnection" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "IdCounter" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "Invoice" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "LineItem" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "Logo" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "NumberCounter" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "NumberSeries" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "OutboxMail" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "Payment" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "RunningTotal" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "Schedule" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "ScheduleLine" RENAME COLUMN "userId" TO "businessId";
ALTER TABLE "ScheduleRun" RENAME COLUMN "userId" TO "businessId";

ALTER TABLE "Client" RENAME CONSTRAINT "Client_userId_fkey" TO "Client_businessId_fkey";
ALTER TABLE "Event" RENAME CONSTRAINT "Event_userId_fkey" TO "Event_businessId_fkey";
ALTER TABLE "GivenNumber" RENAME CONSTRAINT "GivenNumber_userId_fkey" TO "GivenNumber_businessId_fkey";
ALTER TABLE "GmailConnection" RENAME CONSTRAINT "GmailConnection_userId_fkey" TO "GmailConnection_businessId_fkey";
ALTER TABLE "IdCounter" RENAME CONSTRAINT "IdCounter_userId_fkey" TO "IdCounter_businessId_fkey";
ALTER TABLE "Invoice" RENAME CONSTRAINT "Invoice_userId_clientId_fkey" TO "Invoice_businessId_clientId_fkey";
ALTER TABLE "Invoice" RENAME CONSTRAINT "Invoice_userId_fkey" TO "Invoice_businessId_fkey";
ALTER TABLE "LineItem" RENAME CONSTRAINT "LineItem_userId_invoiceId_fkey" TO "LineItem_businessId_invoiceId_fkey";
ALTER TABLE "Logo" RENAME CONSTRAINT "Logo_userId_fkey" TO "Logo_businessId_fkey";
ALTER TABLE "NumberCounter" RENAME CONSTRAINT "NumberCounter_userId_kind_fkey" TO "NumberCounter_businessId_kind_fkey";
ALTER TABLE "NumberSeries" RENAME CONSTRAINT "NumberSeries_userId_fkey" TO "NumberSeries_businessId_fkey";
ALTER TABLE "Payment" RENAME CONSTRAINT "Payment_userId_invoiceId_fkey" TO "Payment_businessId_invoiceId_fkey";
ALTER TABLE "Schedule" RENAME CONSTRAINT "Schedule_userId_clientId_fkey" TO "Schedule_businessId_clientId_fkey";
ALTER TABLE "Schedule" RENAME CONSTRAINT "Schedule_userId_fkey" TO "Schedule_businessId_fkey";
ALTER TABLE "Schedule" RENAME CONSTRAINT "Schedule_userId_invoiceId_fkey" TO "Schedule_businessId_invoiceId_fkey";
ALTER TABLE "ScheduleLine" RENAME CONSTRAINT "ScheduleLine_userId_scheduleId_fkey" TO "ScheduleLine_businessId_scheduleId_fkey";
ALTER TABLE "ScheduleRun" RENAME CONSTRAINT "ScheduleRun_userId_scheduleId_fkey" TO "ScheduleRun_businessId_scheduleId_fkey";
ALTER INDEX "Client_userId_deletedAt_email_title_id_idx" RENAME TO "Client_businessId_deletedAt_email_title_id_idx";
ALTER INDEX "Client_userId_deletedAt_phone_title_id_idx" RENAME TO "Client_businessId_deletedAt_phone_title_id_idx";
ALTER INDEX "Client_userId_deletedAt_title_id_idx" RENAME TO "Client_businessId_deletedAt_title_id_idx";
ALTER INDEX "Client_userId_title_id_idx" RENAME TO "Client_businessId_title_id_idx";
ALTER INDEX "Event_userId_id_idx" RENAME TO "Event_businessId_id_idx";
ALTER INDEX "Event_userId_invoiceId_id_idx" RENAME TO "Event_businessId_invoiceId_id_idx";
ALTER INDEX "Event_userId_type_createdAt_idx" RENAME TO "Event_businessId_type_createdAt_idx";
ALTER INDEX "GivenNumber_userId_invoiceId_idx" RENAME TO "GivenNumber_businessId_invoiceId_idx";
ALTER INDEX "GivenNumber_userId_key_key" RENAME TO "GivenNumber_businessId_key_key";
ALTER INDEX "GivenNumber_userId_series_count_idx" RENAME TO "GivenNumber_businessId_series_count_idx";
ALTER INDEX "Invoice_userId_clientId_id_idx" RENAME TO "Invoice_businessId_clientId_id_idx";
ALTER INDEX "Invoice_userId_currency_totalAmount_id_idx" RENAME TO "Invoice_businessId_currency_totalAmount_id_idx";
ALTER INDEX "Invoice_userId_dueDate_id_idx" RENAME TO "Invoice_businessId_dueDate_id_idx";
ALTER INDEX "Invoice_userId_invoiceNumber_key" RENAME TO "Invoice_businessId_invoiceNumber_key";
ALTER INDEX "Invoice_userId_issueDate_id_idx" RENAME TO "Invoice_businessId_issueDate_id_idx";
ALTER INDEX "Invoice_userId_recurringDate_idx" RENAME TO "Invoice_businessId_recurringDate_idx";
ALTER INDEX "Invoice_userId_searchText_idx" RENAME TO "Invoice_businessId_searchText_idx";
ALTER INDEX "Invoice_userId_status_id_idx" RENAME TO "Invoice_businessId_status_id_idx";
ALTER INDEX "Logo_userId_idx" RENAME TO "Logo_businessId_idx";
ALTER INDEX "OutboxMail_userId_cause_key" RENAME TO "OutboxMail_businessId_cause_key";
ALTER INDEX "OutboxMail_userId_invoiceId_id_idx" RENAME TO "OutboxMail_businessId_invoiceId_id_idx";
ALTER INDEX "OutboxMail_userId_status_id_idx" RENAME TO "OutboxMail_businessId_status_id_idx";
ALTER INDEX "Payment_userId_invoiceId_idx" RENAME TO "Payment_businessId_invoiceId_idx";
ALTER INDEX "Payment_userId_paidOn_invoiceId_amount_idx" RENAME TO "Payment_businessId_paidOn_invoiceId_amount_idx";
ALTER INDEX "Payment_userId_requestId_key" RENAME TO "Payment_businessId_requestId_key";
ALTER INDEX "RunningTotal_userId_of_idx" RENAME TO "RunningTotal_businessId_of_idx";
ALTER INDEX "Schedule_status_nextDay_userId_id_autoSend_idx" RENAME TO "Schedule_status_nextDay_businessId_id_autoSend_idx";
ALTER INDEX "Schedule_userId_clientId_idx" RENAME TO "Schedule_businessId_clientId_idx";
ALTER INDEX "Schedule_userId_invoiceId_key" RENAME TO "Schedule_businessId_invoiceId_key";
ALTER INDEX "Schedule_userId_status_idx" RENAME TO "Schedule_businessId_status_idx";
ALTER INDEX "ScheduleRun_userId_invoiceId_idx" RENAME TO "ScheduleRun_businessId_invoiceId_idx";

-- People, with everything about signing in.
CREATE TABLE "User" (
    "id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "passwordHash" TEXT,
    "emailVerifiedAt" TIMESTAMP(3),
    "mailboxProvenAt" TIMESTAMP(3),
    "googleSubject" TEXT,
    "disabledAt" TIMESTAMP(3),
    "deletionRequestedAt" TIMESTAMP(3),
    "deleteAfter" TIMESTAMP(3),
    "fullName" TEXT NOT NULL,
    "timeZone" TEXT NOT NULL DEFAULT 'UTC',
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);
INSERT INTO "User" ("id", "email", "username", "passwordHash", "emailVerifiedAt", "mailboxProvenAt", "googleSubject", "disabledAt",
    "deletionRequestedAt", "deleteAfter", "fullName", "timeZone", "createdAt", "updatedAt")
  SELECT "id", "email", "username", "passwordHash", "emailVerifiedAt", "mailboxProvenAt", "googleSubject", "disabledAt",
    "deletionRequestedAt", "deleteAfter", "fullName", "timeZone", "createdAt", "updatedAt" FROM "Business";
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");
CREATE UNIQUE INDEX "User_googleSubject_key" ON "User"("googleSubject");
CREATE INDEX "User_deleteAfter_idx" ON "User"("deleteAfter");
CREATE INDEX "User_emailVerifiedAt_createdAt_idx" ON "User"("emailVerifiedAt", "createdAt");

-- Whose account it was owns the business, and is the only one there.
CREATE TYPE "Role" AS ENUM ('OWNER', 'ADMIN', 'STAFF', 'ACCOUNTANT', 'VIEWER');
CREATE TABLE "Membership" (
    "businessId" INTEGER NOT NULL,
    "userId" INTEGER NOT NULL,
    "role" "Role" NOT NULL,
    "switchedNotices" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "notificationsSeenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Membership_pkey" PRIMARY KEY ("businessId", "userId")
);
INSERT INTO "Membership" ("businessId", "userId", "role", "switchedNotices", "notificationsSeenAt", "createdAt")
  SELECT "id", "id", 'OWNER', "switchedNotices", "notificationsSeenAt", "createdAt" FROM "Business";
CREATE INDEX "Membership_userId_createdAt_idx" ON "Membership"("userId", "createdAt");

CREATE TABLE "Invitation" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "businessId" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "invitedBy" TEXT NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "acceptedAt" TIMESTAMP(3),
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Invitation_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Invitation_tokenHash_key" ON "Invitation"("tokenHash");
CREATE UNIQUE INDEX "Invitation_businessId_email_key" ON "Invitation"("businessId", "email");
CREATE INDEX "Invitation_expiresAt_idx" ON "Invitation"("expiresAt");

CREATE TABLE "BankRequest" (
    "businessId" INTEGER NOT NULL,
    "requestedById" INTEGER NOT NULL,
    "requestedBy" TEXT NOT NULL,
    "details" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BankRequest_pkey" PRIMARY KEY ("businessId")
);
ALTER TABLE "BankRequest" ADD CONSTRAINT "BankRequest_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is a person's alone leads to them.
ALTER TABLE "Avatar" DROP CONSTRAINT "Avatar_userId_fkey",
ADD CONSTRAINT "Avatar_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "KnownBrowser" DROP CONSTRAINT "KnownBrowser_userId_fkey",
ADD CONSTRAINT "KnownBrowser_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Session" DROP CONSTRAINT "Session_userId_fkey",
ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Token" DROP CONSTRAINT "Token_userId_fkey",
ADD CONSTRAINT "Token_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "TwoStep" DROP CONSTRAINT "TwoStep_userId_fkey",
ADD CONSTRAINT "TwoStep_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE,
ADD CONSTRAINT "Membership_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Signed-in browsers stay signed in, and work where they did.
ALTER TABLE "Session" ADD COLUMN "businessId" INTEGER;
UPDATE "Session" SET "businessId" = "userId";
CREATE INDEX "Session_businessId_idx" ON "Session"("businessId");
ALTER TABLE "Session" ADD CONSTRAINT "Session_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The business without the person.
DROP INDEX "User_reminders_idx";
ALTER TABLE "Business" ADD COLUMN "ownerId" INTEGER,
ADD COLUMN "locale" TEXT NOT NULL DEFAULT 'en-US',
ADD COLUMN "staffMayDelete" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Business" SET "ownerId" = "id";
ALTER TABLE "Business" ALTER COLUMN "ownerId" SET NOT NULL,
DROP COLUMN "email",
DROP COLUMN "username",
DROP COLUMN "passwordHash",
DROP COLUMN "emailVerifiedAt",
DROP COLUMN "mailboxProvenAt",
DROP COLUMN "googleSubject",
DROP COLUMN "disabledAt",
DROP COLUMN "deletionRequestedAt",
DROP COLUMN "deleteAfter",
DROP COLUMN "fullName",
DROP COLUMN "switchedNotices",
DROP COLUMN "notificationsSeenAt",
ADD CONSTRAINT "Business_ownerId_fkey" FOREIGN KEY ("ownerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "Business_ownerId_idx" ON "Business"("ownerId");
-- Businesses whose clients are reminded (lib/reminders/due.ts).
CREATE INDEX "Business_reminders_idx" ON "Business"("timeZone", "reminderHour", "reminderDays") INCLUDE ("id", "ownerId")
  WHERE "reminderDays" <> '{}';

-- Who did what, and how; and who connected the Gmail that invoices go out from.
ALTER TABLE "Event" ADD COLUMN "actorId" INTEGER, ADD COLUMN "actorName" TEXT, ADD COLUMN "via" TEXT;
ALTER TABLE "GmailConnection" ADD COLUMN "connectedById" INTEGER;
UPDATE "GmailConnection" SET "connectedById" = "businessId";

-- Ids of people and of businesses are never the same but for the first business of an account, which bears the account's.
DROP FUNCTION new_user_id() CASCADE;
CREATE FUNCTION new_id() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE candidate integer;
BEGIN
  LOOP
    candidate := 1 + floor(random() * 2147483646)::integer;
    EXIT WHEN NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = candidate) AND NOT EXISTS (SELECT 1 FROM "Business" WHERE "id" = candidate);
  END LOOP;
  RETURN candidate;
END $$;
ALTER TABLE "User" ALTER COLUMN "id" SET DEFAULT new_id();
ALTER TABLE "Business" ALTER COLUMN "id" SET DEFAULT new_id();

-- The functions that name the column. A trigger on a table follows its new name by itself.
ALTER TRIGGER "User_mails" ON "Business" RENAME TO "Business_mails";
ALTER TRIGGER "User_totals" ON "Business" RENAME TO "Business_totals";
ALTER FUNCTION delete_mails_of_user() RENAME TO delete_mails_of_business;
ALTER FUNCTION delete_totals_of_user() RENAME TO delete_totals_of_business;
CREATE OR REPLACE FUNCTION next_business_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."id" IS NULL THEN
    INSERT INTO "IdCounter" ("businessId", "kind", "last") VALUES (NEW."businessId", TG_TABLE_NAME, 1)
    ON CONFLICT ("businessId", "kind") DO UPDATE SET "last" = "IdCounter"."last" + 1
    RETURNING "last" INTO NEW."id";
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION delete_mails_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "OutboxMail" WHERE "businessId" = OLD."id" AND "invoiceId" IS NOT NULL;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION currency_of_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."currency" IS NULL THEN
    SELECT "currency" INTO NEW."currency" FROM "Invoice" WHERE "businessId" = NEW."businessId" AND "id" = NEW."invoiceId";
  END IF;
  RETURN NEW;
END $$;
CREATE OR REPLACE FUNCTION add_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", "status"::text, "currency", count(*), sum("totalAmount"), sum("amountPaid") FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION take_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", "status"::text, "currency", -count(*), -sum("totalAmount"), -sum("amountPaid") FROM taken GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION change_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", "status"::text, "currency", sum(n), sum(n * "totalAmount"), sum(n * "amountPaid")
  FROM (
    SELECT 1 AS n, "businessId", "status", "currency", "totalAmount", "amountPaid" FROM added
    UNION ALL SELECT -1, "businessId", "status", "currency", "totalAmount", "amountPaid" FROM taken
  ) i
  GROUP BY 1, 2, 3 HAVING sum(n) <> 0 OR sum(n * "totalAmount") <> 0 OR sum(n * "amountPaid") <> 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION add_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", count(*), 0, sum("amount") FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION take_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", -count(*), 0, -sum("amount") FROM taken GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION change_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", sum(n), 0, sum(n * "amount")
  FROM (
    SELECT 1 AS n, "businessId", "paidOn", "currency", "amount" FROM added
    UNION ALL SELECT -1, "businessId", "paidOn", "currency", "amount" FROM taken
  ) p
  GROUP BY 1, 2, 3 HAVING sum(n) <> 0 OR sum(n * "amount") <> 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION delete_totals_of_business() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "RunningTotal" WHERE "businessId" = OLD."id";
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION rebuild_running_totals() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE "Invoice", "Payment", "RunningTotal" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "RunningTotal";
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid", "isFolded")
  SELECT "businessId", "status"::text, "currency", count(*), sum("totalAmount"), sum("amountPaid"), true FROM "Invoice" GROUP BY 1, 2, 3
  UNION ALL
  SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", count(*), 0, sum("amount"), true FROM "Payment" GROUP BY 1, 2, 3
  ORDER BY 1, 2, 3;
$$;
DROP FUNCTION wrong_running_totals();
CREATE FUNCTION wrong_running_totals() RETURNS TABLE ("businessId" INTEGER, "of" TEXT, "currency" TEXT) LANGUAGE sql STABLE AS $$
  SELECT "businessId", "of", "currency" FROM (
    SELECT "businessId", "of", "currency", "count", "total", "paid" FROM "RunningTotal"
    UNION ALL
    SELECT "businessId", "status"::text, "currency", -1, -"totalAmount", -"amountPaid" FROM "Invoice"
    UNION ALL
    SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", -1, 0, -"amount" FROM "Payment"
  ) t
  GROUP BY 1, 2, 3 HAVING sum("count") <> 0 OR sum("total") <> 0 OR sum("paid") <> 0
  ORDER BY 1, 2, 3;
$$;
