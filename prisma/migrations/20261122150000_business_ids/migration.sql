-- Each business counts its clients, invoices, series, payments and given numbers from 1, in the place of one sequence for the whole
-- installation: an id that a person sees tells nothing about anybody else. The ids that exist stay; the counters go on after them.

CREATE TABLE "IdCounter" (
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "IdCounter_pkey" PRIMARY KEY ("userId","kind")
);
ALTER TABLE "IdCounter" ADD CONSTRAINT "IdCounter_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was deleted may still be named by its id, so no id of it comes back either.
INSERT INTO "IdCounter" ("userId", "kind", "last")
SELECT "userId", "kind", max("id") FROM (
  SELECT "userId", 'Client' AS "kind", "id" FROM "Client"
  UNION ALL SELECT "userId", 'Client', "clientId" FROM "Event"
  UNION ALL SELECT "userId", 'Invoice', "id" FROM "Invoice"
  UNION ALL SELECT "userId", 'Invoice', "invoiceId" FROM "Event"
  UNION ALL SELECT "userId", 'Invoice', "invoiceId" FROM "GivenNumber"
  UNION ALL SELECT "userId", 'Invoice', "invoiceId" FROM "ScheduleRun"
  UNION ALL SELECT "userId", 'Schedule', "id" FROM "Schedule"
  UNION ALL SELECT "userId", 'Schedule', ("data"->>'seriesId')::int FROM "Event" WHERE "data"->>'seriesId' ~ '^[0-9]{1,9}$'
  UNION ALL SELECT "userId", 'Payment', "id" FROM "Payment"
  UNION ALL SELECT m."userId", 'Payment', m."paymentId" FROM "OutboxMail" m JOIN "User" u ON u."id" = m."userId"
  UNION ALL SELECT "userId", 'GivenNumber', "id" FROM "GivenNumber"
) used WHERE "id" IS NOT NULL GROUP BY "userId", "kind";

ALTER TABLE "Invoice" DROP CONSTRAINT "Invoice_clientId_userId_fkey";
ALTER TABLE "LineItem" DROP CONSTRAINT "LineItem_invoiceId_fkey";
ALTER TABLE "OutboxMail" DROP CONSTRAINT "OutboxMail_invoiceId_userId_fkey";
ALTER TABLE "Payment" DROP CONSTRAINT "Payment_invoiceId_userId_fkey";
ALTER TABLE "Schedule" DROP CONSTRAINT "Schedule_clientId_userId_fkey";
ALTER TABLE "Schedule" DROP CONSTRAINT "Schedule_invoiceId_userId_fkey";
ALTER TABLE "ScheduleLine" DROP CONSTRAINT "ScheduleLine_scheduleId_fkey";
ALTER TABLE "ScheduleRun" DROP CONSTRAINT "ScheduleRun_scheduleId_userId_fkey";
DROP INDEX "Client_id_userId_key";
DROP INDEX "GivenNumber_userId_id_idx";
DROP INDEX "Invoice_clientId_userId_idx";
DROP INDEX "Invoice_id_userId_key";
DROP INDEX "Invoice_userId_id_idx";
DROP INDEX "LineItem_invoiceId_position_key";
DROP INDEX "OutboxMail_invoiceId_userId_idx";
DROP INDEX "Payment_invoiceId_userId_idx";
DROP INDEX "Schedule_clientId_userId_idx";
DROP INDEX "Schedule_id_userId_key";
DROP INDEX "Schedule_invoiceId_userId_key";
DROP INDEX "ScheduleLine_scheduleId_position_key";
DROP INDEX "ScheduleRun_scheduleId_day_key";
DROP INDEX "ScheduleRun_scheduleId_userId_idx";

ALTER TABLE "Client" DROP CONSTRAINT "Client_pkey",
ALTER COLUMN "id" DROP DEFAULT,
ADD CONSTRAINT "Client_pkey" PRIMARY KEY ("userId", "id");
DROP SEQUENCE "Client_id_seq";

ALTER TABLE "GivenNumber" DROP CONSTRAINT "GivenNumber_pkey",
ALTER COLUMN "id" DROP DEFAULT,
ADD CONSTRAINT "GivenNumber_pkey" PRIMARY KEY ("userId", "id");
DROP SEQUENCE "GivenNumber_id_seq";

ALTER TABLE "Invoice" DROP CONSTRAINT "Invoice_pkey",
ALTER COLUMN "id" DROP DEFAULT,
ADD CONSTRAINT "Invoice_pkey" PRIMARY KEY ("userId", "id");
DROP SEQUENCE "Invoice_id_seq";

ALTER TABLE "LineItem" ADD COLUMN "userId" INTEGER;
UPDATE "LineItem" l SET "userId" = i."userId" FROM "Invoice" i WHERE i."id" = l."invoiceId";
ALTER TABLE "LineItem" DROP CONSTRAINT "LineItem_pkey",
DROP COLUMN "id",
ALTER COLUMN "userId" SET NOT NULL,
ADD CONSTRAINT "LineItem_pkey" PRIMARY KEY ("userId", "invoiceId", "position");

-- Mails keep an id of the whole installation, since those about accounts belong to nobody; the world knows them by `ref`.
ALTER TABLE "OutboxMail" ADD COLUMN "ref" UUID NOT NULL DEFAULT gen_random_uuid();
ALTER TABLE "OutboxMail" RENAME COLUMN "splitFrom" TO "splitFromId";
ALTER TABLE "OutboxMail" ADD COLUMN "splitFrom" UUID;
UPDATE "OutboxMail" s SET "splitFrom" = m."ref" FROM "OutboxMail" m WHERE m."id" = s."splitFromId";
ALTER TABLE "OutboxMail" DROP COLUMN "splitFromId";
UPDATE "Event" e SET "data" = jsonb_set(e."data", '{mailId}', to_jsonb(m."ref"))
FROM "OutboxMail" m WHERE m."userId" = e."userId" AND e."data"->>'mailId' = m."id"::text;

ALTER TABLE "Payment" DROP CONSTRAINT "Payment_pkey",
ALTER COLUMN "id" DROP DEFAULT,
ADD CONSTRAINT "Payment_pkey" PRIMARY KEY ("userId", "id");
DROP SEQUENCE "Payment_id_seq";

ALTER TABLE "Schedule" DROP CONSTRAINT "Schedule_pkey",
ALTER COLUMN "id" DROP DEFAULT,
ADD CONSTRAINT "Schedule_pkey" PRIMARY KEY ("userId", "id");
DROP SEQUENCE "Schedule_id_seq";

ALTER TABLE "ScheduleLine" ADD COLUMN "userId" INTEGER;
UPDATE "ScheduleLine" l SET "userId" = s."userId" FROM "Schedule" s WHERE s."id" = l."scheduleId";
ALTER TABLE "ScheduleLine" DROP CONSTRAINT "ScheduleLine_pkey",
DROP COLUMN "id",
ALTER COLUMN "userId" SET NOT NULL,
ADD CONSTRAINT "ScheduleLine_pkey" PRIMARY KEY ("userId", "scheduleId", "position");

ALTER TABLE "ScheduleRun" DROP CONSTRAINT "ScheduleRun_pkey",
DROP COLUMN "id",
ADD CONSTRAINT "ScheduleRun_pkey" PRIMARY KEY ("userId", "scheduleId", "day");

-- Accounts are not counted at all: their ids are random from now on.
CREATE FUNCTION new_user_id() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE candidate integer;
BEGIN
  LOOP
    candidate := 1 + floor(random() * 2147483646)::integer;
    EXIT WHEN NOT EXISTS (SELECT 1 FROM "User" WHERE "id" = candidate);
  END LOOP;
  RETURN candidate;
END $$;
ALTER TABLE "User" ALTER COLUMN "id" SET DEFAULT new_user_id();
DROP SEQUENCE "User_id_seq";
CREATE UNIQUE INDEX "OutboxMail_ref_key" ON "OutboxMail"("ref");
CREATE INDEX "Payment_userId_invoiceId_idx" ON "Payment"("userId", "invoiceId");
CREATE INDEX "Schedule_userId_clientId_idx" ON "Schedule"("userId", "clientId");
CREATE UNIQUE INDEX "Schedule_userId_invoiceId_key" ON "Schedule"("userId", "invoiceId");
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId") REFERENCES "Client"("userId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "LineItem" ADD CONSTRAINT "LineItem_userId_invoiceId_fkey" FOREIGN KEY ("userId", "invoiceId") REFERENCES "Invoice"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_userId_invoiceId_fkey" FOREIGN KEY ("userId", "invoiceId") REFERENCES "Invoice"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "OutboxMail" ADD CONSTRAINT "OutboxMail_userId_invoiceId_fkey" FOREIGN KEY ("userId", "invoiceId") REFERENCES "Invoice"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "Schedule" ADD CONSTRAINT "Schedule_userId_invoiceId_fkey" FOREIGN KEY ("userId", "invoiceId") REFERENCES "Invoice"("userId", "id") ON DELETE SET NULL ("invoiceId") ON UPDATE CASCADE;
ALTER TABLE "Schedule" ADD CONSTRAINT "Schedule_userId_clientId_fkey" FOREIGN KEY ("userId", "clientId") REFERENCES "Client"("userId", "id") ON DELETE NO ACTION ON UPDATE CASCADE;
ALTER TABLE "ScheduleLine" ADD CONSTRAINT "ScheduleLine_userId_scheduleId_fkey" FOREIGN KEY ("userId", "scheduleId") REFERENCES "Schedule"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ScheduleRun" ADD CONSTRAINT "ScheduleRun_userId_scheduleId_fkey" FOREIGN KEY ("userId", "scheduleId") REFERENCES "Schedule"("userId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

-- An id that is given stays, and does not move the counter: whoever loads rows with ids of their own sets it.
CREATE FUNCTION next_business_id() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."id" IS NULL THEN
    INSERT INTO "IdCounter" ("userId", "kind", "last") VALUES (NEW."userId", TG_TABLE_NAME, 1)
    ON CONFLICT ("userId", "kind") DO UPDATE SET "last" = "IdCounter"."last" + 1
    RETURNING "last" INTO NEW."id";
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER "Client_id" BEFORE INSERT ON "Client" FOR EACH ROW EXECUTE FUNCTION next_business_id();
CREATE TRIGGER "Invoice_id" BEFORE INSERT ON "Invoice" FOR EACH ROW EXECUTE FUNCTION next_business_id();
CREATE TRIGGER "Schedule_id" BEFORE INSERT ON "Schedule" FOR EACH ROW EXECUTE FUNCTION next_business_id();
CREATE TRIGGER "Payment_id" BEFORE INSERT ON "Payment" FOR EACH ROW EXECUTE FUNCTION next_business_id();
CREATE TRIGGER "GivenNumber_id" BEFORE INSERT ON "GivenNumber" FOR EACH ROW EXECUTE FUNCTION next_business_id();
