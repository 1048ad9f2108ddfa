-- CreateTable
CREATE TABLE "NumberSeries" (
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'INVOICE',
    "pattern" TEXT NOT NULL,
    "resets" TEXT NOT NULL DEFAULT 'NEVER',
    "isChosen" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NumberSeries_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateTable
CREATE TABLE "NumberCounter" (
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'INVOICE',
    "period" TEXT NOT NULL,
    "last" BIGINT NOT NULL,

    CONSTRAINT "NumberCounter_pkey" PRIMARY KEY ("userId","kind","period")
);

-- CreateTable
CREATE TABLE "GivenNumber" (
    "id" SERIAL NOT NULL,
    "userId" INTEGER NOT NULL,
    "kind" TEXT NOT NULL DEFAULT 'INVOICE',
    "number" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "series" TEXT,
    "count" BIGINT,
    "before" BIGINT,
    "invoiceId" INTEGER,
    "givenAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "issuedAt" TIMESTAMP(3),
    "releasedAt" TIMESTAMP(3),
    "releasedBy" TEXT,
    "releasedFor" TEXT,
    "note" TEXT,
    "content" JSONB,

    CONSTRAINT "GivenNumber_pkey" PRIMARY KEY ("id")
);

-- Every number there was: of invoices, of those that were deleted, and of those that got another number. `day` is the issue date.
CREATE TEMP TABLE "_found" ON COMMIT DROP AS
WITH "issued" AS (
  SELECT "userId", "invoiceId", min("createdAt") AS "at" FROM "Event"
  WHERE "type" IN ('INVOICE_SENT', 'INVOICE_PAID', 'INVOICE_CANCELLED') GROUP BY 1, 2
), "created" AS (
  SELECT DISTINCT ON ("userId", "invoiceId") "userId", "invoiceId", "createdAt" AS "at", "data" ->> 'invoiceNumber' AS "number"
  FROM "Event" WHERE "type" IN ('INVOICE_CREATED', 'CREATED_AS_COPY', 'CREATED_BY_SCHEDULE')
  ORDER BY "userId", "invoiceId", "id"
), "edited" AS (
  SELECT "userId", "invoiceId", max("createdAt") AS "at" FROM "Event" WHERE "type" = 'INVOICE_EDITED' GROUP BY 1, 2
)
SELECT i."userId", i."id" AS "invoiceId", i."invoiceNumber" AS "number", i."issueDate"::date AS "day", i."createdAt" AS "givenAt",
  CASE WHEN i."status" <> 'DRAFT' OR s."at" IS NOT NULL THEN coalesce(s."at", i."updatedAt") END AS "issuedAt",
  NULL::timestamp(3) AS "releasedAt", NULL AS "releasedFor", NULL AS "note", NULL::jsonb AS "content", 1 AS "rank"
FROM "Invoice" i LEFT JOIN "issued" s ON s."userId" = i."userId" AND s."invoiceId" = i."id"
UNION ALL
SELECT e."userId", e."invoiceId", e."data" ->> 'invoiceNumber', left(e."data" ->> 'issueDate', 10)::date,
  coalesce(c."at", e."createdAt"),
  CASE WHEN v."wasIssued" THEN coalesce(s."at", e."createdAt") END, e."createdAt",
  CASE WHEN v."wasIssued" THEN 'DELETED' ELSE 'DRAFT_DELETED' END, NULL,
  CASE WHEN v."wasIssued" THEN e."data"::jsonb END, CASE WHEN v."wasIssued" THEN 2 ELSE 3 END
FROM "Event" e
LEFT JOIN "issued" s ON s."userId" = e."userId" AND s."invoiceId" = e."invoiceId"
LEFT JOIN "created" c ON c."userId" = e."userId" AND c."invoiceId" = e."invoiceId",
LATERAL (SELECT coalesce(e."data" ->> 'status', 'DRAFT') <> 'DRAFT' OR s."at" IS NOT NULL AS "wasIssued") v
WHERE e."type" = 'INVOICE_DELETED' AND e."data" ->> 'invoiceNumber' <> ''
UNION ALL
SELECT c."userId", c."invoiceId", c."number", NULL, c."at", NULL, coalesce(d."at", i."updatedAt"), 'CHANGED', i."invoiceNumber", NULL, 3
FROM "created" c
JOIN "Invoice" i ON i."userId" = c."userId" AND i."id" = c."invoiceId"
LEFT JOIN "edited" d ON d."userId" = c."userId" AND d."invoiceId" = c."invoiceId"
WHERE c."number" <> '' AND lower(c."number" COLLATE "und-x-icu") <> lower(i."invoiceNumber" COLLATE "und-x-icu");

-- Each number once; what an invoice has, or what was issued, stays beside a twin (another case, or a number given twice).
INSERT INTO "GivenNumber" ("userId", "number", "key", "invoiceId", "givenAt", "issuedAt", "releasedAt", "releasedBy", "releasedFor",
  "note", "content")
SELECT f."userId", f."number", CASE WHEN f."nth" = 1 THEN f."key" ELSE f."key" || E'\n' || f."nth" END, f."invoiceId", f."givenAt",
  f."issuedAt", f."releasedAt", CASE WHEN f."releasedAt" IS NOT NULL THEN u."fullName" END, f."releasedFor", f."note", f."content"
FROM (
  SELECT *, row_number() OVER (PARTITION BY "userId", "key" ORDER BY "rank", "invoiceId") AS "nth"
  FROM (SELECT *, lower("number" COLLATE "und-x-icu") AS "key" FROM "_found") k
) f JOIN "User" u ON u."id" = f."userId"
WHERE f."nth" = 1 OR f."rank" < 3
ORDER BY f."givenAt", f."invoiceId", f."rank" DESC;

-- How each of them was counted: by the run of digits that moved from one number to the next. A run that is the year of every
-- issue date, or a year at all that never moved, is none; neither is a month or a short year that moved with the dates.
CREATE TEMP TABLE "_run" ON COMMIT DROP AS
SELECT n."userId", n."key", n."day", regexp_replace(n."key", '[0-9]+', '0', 'g') AS "shape", r."ord"::int, r."run"[1] AS "digits"
FROM (
  SELECT DISTINCT "userId", lower("number" COLLATE "und-x-icu") AS "key", "day" FROM "_found"
  UNION
  SELECT "id", lower("lastInvoiceNumber" COLLATE "und-x-icu"), NULL FROM "User" WHERE "lastInvoiceNumber" <> ''
) n, LATERAL regexp_matches(n."key", '[0-9]+', 'g') WITH ORDINALITY r("run", "ord");

CREATE TEMP TABLE "_kind" ON COMMIT DROP AS
SELECT *,
  ("isYear" AND ("ofYear" OR "moved" = 1)) AS "readsAsYear",
  (("ofMonth" OR "ofShortYear") AND "moved" > 1) AS "movesWithDates"
FROM (
  SELECT "userId", "shape", "ord", count(DISTINCT "digits") AS "moved",
    coalesce(max(length("digits")) FILTER (WHERE "digits" LIKE '0%'), 1) AS "zeros",
    bool_and("digits" ~ '^(19|20)[0-9]{2}$') AS "isYear",
    coalesce(bool_and("digits" = to_char("day", 'YYYY')), false) AS "ofYear",
    coalesce(bool_and("digits" = to_char("day", 'YY')), false) AS "ofShortYear",
    coalesce(bool_and("digits" = to_char("day", 'MM')), false) AS "ofMonth"
  FROM "_run" GROUP BY 1, 2, 3
) k;

CREATE TEMP TABLE "_counter" ON COMMIT DROP AS
SELECT DISTINCT ON ("userId", "shape") "userId", "shape", "ord", least("zeros", 15) AS "zeros" FROM "_kind"
ORDER BY "userId", "shape", "readsAsYear", "movesWithDates", "moved" DESC, "ord" DESC;

CREATE TEMP TABLE "_count" ON COMMIT DROP AS
SELECT DISTINCT r."userId", r."key", r."shape", right(r."digits", 15)::bigint AS "count",
  regexp_replace(r."key", '^((?:[^0-9]*[0-9]+){' || (r."ord" - 1) || '}[^0-9]*'
    || CASE WHEN length(r."digits") > 15 THEN '[0-9]{' || (length(r."digits") - 15) || '}' ELSE '' END
    || ')[0-9]+', '\1{n}') AS "series"
FROM "_run" r JOIN "_counter" c USING ("userId", "shape", "ord");

UPDATE "GivenNumber" g SET "series" = c."series", "count" = c."count"
FROM "_count" c WHERE c."userId" = g."userId" AND c."key" = split_part(g."key", E'\n', 1);

-- The pattern that goes on from the number given last. Its year and month follow the issue date where they did so far.
CREATE TEMP TABLE "_last" ON COMMIT DROP AS
SELECT *, lower("number" COLLATE "und-x-icu") AS "key",
  regexp_replace(lower("number" COLLATE "und-x-icu"), '[0-9]+', '0', 'g') AS "shape"
FROM (
  SELECT u."id" AS "userId", coalesce(nullif(u."lastInvoiceNumber", ''), (
    SELECT i."invoiceNumber" FROM "Invoice" i WHERE i."userId" = u."id" ORDER BY i."id" DESC LIMIT 1
  )) AS "number" FROM "User" u
) l WHERE "number" !~ '[{}]';

CREATE TEMP TABLE "_token" ON COMMIT DROP AS
SELECT k."userId", k."ord", CASE
    WHEN k."ord" = c."ord" THEN NULL
    WHEN k."isYear" AND k."ofYear" AND (k."moved" > 1 OR m."hasMonth") THEN '{YYYY}'
    WHEN k."ofShortYear" AND k."moved" > 1 THEN '{YY}'
    WHEN k."ofMonth" AND k."moved" > 1 THEN '{MM}'
  END AS "token"
FROM "_last" l
JOIN "_kind" k USING ("userId", "shape")
JOIN "_counter" c USING ("userId", "shape"),
LATERAL (
  SELECT coalesce(bool_or(o."ofMonth" AND o."moved" > 1 AND o."ord" <> c."ord"), false) AS "hasMonth"
  FROM "_kind" o WHERE o."userId" = k."userId" AND o."shape" = k."shape"
) m;
-- A month says nothing without its year, and each stands in a pattern once.
DELETE FROM "_token" t WHERE "token" = '{MM}'
  AND NOT EXISTS (SELECT 1 FROM "_token" y WHERE y."userId" = t."userId" AND y."token" LIKE '{YY%');
UPDATE "_token" t SET "token" = NULL WHERE EXISTS (
  SELECT 1 FROM "_token" o WHERE o."userId" = t."userId" AND left(o."token", 3) = left(t."token", 3) AND o."ord" < t."ord"
);

CREATE TEMP TABLE "_fell" ON COMMIT DROP AS
WITH "dated" AS (
  SELECT l."userId", r."day", c."count" FROM "_last" l
  JOIN "_count" c USING ("userId", "shape")
  JOIN (SELECT DISTINCT "userId", "key", "day" FROM "_run" WHERE "day" IS NOT NULL) r ON r."userId" = l."userId" AND r."key" = c."key"
), "spans" AS (
  SELECT "userId", 'YEARLY' AS "resets", to_char("day", 'YYYY') AS "period", min("count") AS "from", max("count") AS "to"
  FROM "dated" GROUP BY 1, 2, 3
  UNION ALL
  SELECT "userId", 'MONTHLY', to_char("day", 'YYYY-MM'), min("count"), max("count") FROM "dated" GROUP BY 1, 2, 3
)
SELECT *, lag("to") OVER (PARTITION BY "userId", "resets" ORDER BY "period") >= "from" AS "fell" FROM "spans";

INSERT INTO "NumberSeries" ("userId", "pattern", "resets", "updatedAt")
SELECT l."userId",
  coalesce((
    SELECT string_agg(p."texts"[r."ord"] || CASE
        WHEN r."ord" = c."ord" THEN left(r."run"[1], -15) || '{' || repeat('0', c."zeros") || '}'
        ELSE coalesce((SELECT t."token" FROM "_token" t WHERE t."userId" = l."userId" AND t."ord" = r."ord"), r."run"[1])
      END || CASE WHEN r."ord" = array_length(p."texts", 1) - 1 THEN p."texts"[r."ord" + 1] ELSE '' END, '' ORDER BY r."ord")
    FROM regexp_matches(l."number", '[0-9]+', 'g') WITH ORDINALITY r("run", "ord")
  ), l."number" || '-{0}'),
  CASE
    WHEN t."hasMonth" AND t."hasYear" AND EXISTS (
      SELECT 1 FROM "_fell" f WHERE f."userId" = l."userId" AND f."resets" = 'MONTHLY' AND f."fell") THEN 'MONTHLY'
    WHEN t."hasYear" AND EXISTS (
      SELECT 1 FROM "_fell" f WHERE f."userId" = l."userId" AND f."resets" = 'YEARLY' AND f."fell") THEN 'YEARLY'
    ELSE 'NEVER'
  END,
  now()
FROM "_last" l
LEFT JOIN "_counter" c USING ("userId", "shape"),
LATERAL regexp_split_to_array(l."number", '[0-9]+') p("texts"),
LATERAL (
  SELECT bool_or("token" LIKE '{YY%') AS "hasYear", bool_or("token" = '{MM}') AS "hasMonth" FROM "_token" WHERE "userId" = l."userId"
) t;

-- How far each has counted: as far as the number given last, and in other years and months as far as it went.
INSERT INTO "NumberCounter" ("userId", "period", "last")
SELECT f."userId", f."period", max(f."to") FROM "_fell" f
JOIN "NumberSeries" s ON s."userId" = f."userId" AND s."resets" = f."resets" GROUP BY 1, 2;
INSERT INTO "NumberCounter" ("userId", "period", "last")
SELECT l."userId", CASE s."resets" WHEN 'YEARLY' THEN to_char(d."day", 'YYYY') WHEN 'MONTHLY' THEN to_char(d."day", 'YYYY-MM') ELSE '' END,
  coalesce(c."count", 1)
FROM "_last" l
JOIN "NumberSeries" s USING ("userId")
LEFT JOIN "_count" c ON c."userId" = l."userId" AND c."key" = l."key",
LATERAL (SELECT coalesce(max(r."day"), now()::date) AS "day" FROM "_run" r WHERE r."userId" = l."userId" AND r."key" = l."key") d
ON CONFLICT ("userId", "kind", "period") DO UPDATE SET "last" = EXCLUDED."last";

-- AlterTable
ALTER TABLE "User" DROP COLUMN "lastInvoiceNumber";

-- CreateIndex
CREATE UNIQUE INDEX "GivenNumber_userId_key_key" ON "GivenNumber"("userId", "key");

-- CreateIndex
CREATE INDEX "GivenNumber_userId_id_idx" ON "GivenNumber"("userId", "id" DESC);

-- CreateIndex
CREATE INDEX "GivenNumber_userId_invoiceId_idx" ON "GivenNumber"("userId", "invoiceId");

-- CreateIndex
CREATE INDEX "GivenNumber_userId_series_count_idx" ON "GivenNumber"("userId", "series", "count");

-- AddForeignKey
ALTER TABLE "NumberSeries" ADD CONSTRAINT "NumberSeries_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NumberCounter" ADD CONSTRAINT "NumberCounter_userId_kind_fkey" FOREIGN KEY ("userId", "kind") REFERENCES "NumberSeries"("userId", "kind") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "GivenNumber" ADD CONSTRAINT "GivenNumber_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
