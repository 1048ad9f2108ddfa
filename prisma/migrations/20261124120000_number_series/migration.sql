-- A series for each kind of document, and why numbers that were never given are missing.

-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA', 'DEPOSIT');

-- AlterTable
ALTER TABLE "NumberCounter" DROP CONSTRAINT "NumberCounter_businessId_kind_fkey";
ALTER TABLE "NumberSeries" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "kind" TYPE "DocumentKind" USING "kind"::"DocumentKind", ALTER COLUMN "kind" SET DEFAULT 'INVOICE';
ALTER TABLE "NumberCounter" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "kind" TYPE "DocumentKind" USING "kind"::"DocumentKind", ALTER COLUMN "kind" SET DEFAULT 'INVOICE';
ALTER TABLE "GivenNumber" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "kind" TYPE "DocumentKind" USING "kind"::"DocumentKind", ALTER COLUMN "kind" SET DEFAULT 'INVOICE';
ALTER TABLE "NumberCounter" ADD CONSTRAINT "NumberCounter_businessId_kind_fkey" FOREIGN KEY ("businessId", "kind")
  REFERENCES "NumberSeries"("businessId", "kind") ON DELETE CASCADE ON UPDATE CASCADE;

-- CreateTable
CREATE TABLE "SkippedNumbers" (
    "businessId" INTEGER NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "series" TEXT NOT NULL,
    "from" BIGINT NOT NULL,
    "to" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "by" TEXT,

    CONSTRAINT "SkippedNumbers_pkey" PRIMARY KEY ("businessId","series","from")
);

-- AddForeignKey
ALTER TABLE "SkippedNumbers" ADD CONSTRAINT "SkippedNumbers_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id")
  ON DELETE CASCADE ON UPDATE CASCADE;

-- What one counter counts is one series: a year or a month that starts none of its own is left open in it, as the client is.
WITH "open" AS (
  SELECT "businessId", "kind", "resets",
    regexp_replace(replace(lower("pattern" COLLATE "und-x-icu"), '{kind}', 'inv'), '\{0+\}', '{n}') AS "text"
  FROM "NumberSeries"
  WHERE ("resets" = 'NEVER' AND "pattern" ~ '\{(YYYY|YY|MM)\}') OR ("resets" = 'YEARLY' AND "pattern" LIKE '%{MM}%')
), "search" AS (
  SELECT *, '^' || replace(replace(replace(regexp_replace("text", '([\\^$.*+?()|{}]|\[|\])', '\\\1', 'g'),
    '\{yyyy\}', '([0-9]{4})'), '\{yy\}', '([0-9]{2})'), '\{mm\}', '[0-9]{2}') || '$' AS "regex"
  FROM "open"
)
UPDATE "GivenNumber" g SET "series" = CASE s."resets" WHEN 'NEVER' THEN s."text"
  ELSE replace(replace(s."text", '{yyyy}', substring(g."series" FROM s."regex")), '{yy}', substring(g."series" FROM s."regex")) END
FROM "search" s WHERE g."businessId" = s."businessId" AND g."series" ~ s."regex";

-- Why numbers are missing, as far as the ledger tells. Where it began further up than 1, that was chosen, here or wherever the numbers came
-- from; where the counter stood below a gap when the number above it was given, that one was typed; where it had been moved up to the
-- gap's end, the next number was set. What is missing among numbers from before there was a ledger, nobody knows.
WITH "given" AS (
  SELECT "businessId", "kind", "series", "count", "before", "givenAt",
    lag("count") OVER (PARTITION BY "businessId", "series" ORDER BY "count", "id") AS "below"
  FROM "GivenNumber" WHERE "series" IS NOT NULL AND "count" IS NOT NULL
)
INSERT INTO "SkippedNumbers" ("businessId", "kind", "series", "from", "to", "reason", "at")
SELECT "businessId", "kind", "series", 1, "count" - 1, CASE WHEN "before" IS NULL THEN 'IMPORTED' ELSE 'STARTED' END, "givenAt"
FROM "given" WHERE "below" IS NULL AND "count" > 1
UNION ALL
SELECT "businessId", "kind", "series", "below" + 1, least("before", "count" - 1), 'SET', "givenAt"
FROM "given" WHERE "before" > "below" AND "count" - "below" > 1
UNION ALL
SELECT "businessId", "kind", "series", greatest("before", "below") + 1, "count" - 1, 'TYPED', "givenAt"
FROM "given" WHERE "below" IS NOT NULL AND "count" - greatest("before", "below") > 1 AND "before" IS NOT NULL;
