-- Documents of other kinds than invoices, and what one is to the one it was made from.

ALTER TYPE "InvoiceStatus" ADD VALUE 'ACCEPTED';
ALTER TYPE "InvoiceStatus" ADD VALUE 'DECLINED';

-- A deposit is an invoice by all that is done with it: what it is for says its relation.
CREATE TYPE "DocumentKind_new" AS ENUM ('INVOICE', 'CREDIT_NOTE', 'QUOTE', 'PROFORMA');
ALTER TABLE "NumberCounter" DROP CONSTRAINT "NumberCounter_businessId_kind_fkey";
ALTER TABLE "NumberSeries" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "kind" TYPE "DocumentKind_new" USING "kind"::text::"DocumentKind_new", ALTER COLUMN "kind" SET DEFAULT 'INVOICE';
ALTER TABLE "NumberCounter" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "kind" TYPE "DocumentKind_new" USING "kind"::text::"DocumentKind_new", ALTER COLUMN "kind" SET DEFAULT 'INVOICE';
ALTER TABLE "GivenNumber" ALTER COLUMN "kind" DROP DEFAULT,
  ALTER COLUMN "kind" TYPE "DocumentKind_new" USING "kind"::text::"DocumentKind_new", ALTER COLUMN "kind" SET DEFAULT 'INVOICE';
ALTER TABLE "SkippedNumbers" ALTER COLUMN "kind" TYPE "DocumentKind_new" USING "kind"::text::"DocumentKind_new";
ALTER TABLE "NumberCounter" ADD CONSTRAINT "NumberCounter_businessId_kind_fkey" FOREIGN KEY ("businessId", "kind")
  REFERENCES "NumberSeries"("businessId", "kind") ON DELETE CASCADE ON UPDATE CASCADE;
DROP TYPE "DocumentKind";
ALTER TYPE "DocumentKind_new" RENAME TO "DocumentKind";

CREATE TYPE "DocumentRelation" AS ENUM ('CREDITS', 'CONVERTED', 'PARTIAL', 'DEPOSIT', 'FINAL');

ALTER TABLE "Invoice"
ADD COLUMN     "kind" "DocumentKind" NOT NULL DEFAULT 'INVOICE',
ADD COLUMN     "sourceId" INTEGER,
ADD COLUMN     "relation" "DocumentRelation",
ADD COLUMN     "sourceNumber" TEXT,
ADD COLUMN     "sourceDate" DATE,
ADD COLUMN     "answeredAt" TIMESTAMP(3),
ADD COLUMN     "answeredBy" TEXT,
ADD COLUMN     "answerNote" TEXT;
ALTER TABLE "LineItem" ADD COLUMN "sourceLine" INTEGER, ADD COLUMN "depositId" INTEGER, ADD COLUMN "depositTax" DECIMAL;

-- A credit note settles its invoice by one payment.
ALTER TABLE "Payment" ADD COLUMN "creditNoteId" INTEGER;
CREATE UNIQUE INDEX "Payment_of_credit_note_idx" ON "Payment"("businessId", "creditNoteId") WHERE "creditNoteId" IS NOT NULL;

-- Lists are of one kind.
DROP INDEX "Invoice_businessId_status_id_idx";
DROP INDEX "Invoice_businessId_dueDate_id_idx";
DROP INDEX "Invoice_businessId_issueDate_id_idx";
DROP INDEX "Invoice_businessId_currency_totalAmount_id_idx";
CREATE INDEX "Invoice_businessId_kind_id_idx" ON "Invoice"("businessId", "kind", "id" DESC);
CREATE INDEX "Invoice_businessId_kind_status_id_idx" ON "Invoice"("businessId", "kind", "status", "id" DESC);
CREATE INDEX "Invoice_businessId_kind_dueDate_id_idx" ON "Invoice"("businessId", "kind", "dueDate", "id");
CREATE INDEX "Invoice_businessId_kind_issueDate_id_idx" ON "Invoice"("businessId", "kind", "issueDate", "id");
CREATE INDEX "Invoice_businessId_kind_currency_totalAmount_id_idx" ON "Invoice"("businessId", "kind", "currency", "totalAmount", "id");
CREATE INDEX "Invoice_made_from_idx" ON "Invoice"("businessId", "sourceId") WHERE "sourceId" IS NOT NULL;

-- Nobody owes what is no invoice, and nobody is reminded of it.
DROP INDEX "Invoice_owed_idx";
CREATE INDEX "Invoice_owed_idx" ON "Invoice"("businessId", "dueDate", "id")
  INCLUDE ("currency", "totalAmount", "withheldAmount", "amountPaid") WHERE "kind" = 'INVOICE' AND "status" = 'SENT';
DROP INDEX "Invoice_reminders_idx";
CREATE INDEX "Invoice_reminders_idx" ON "Invoice"("dueDate", "businessId", "id") INCLUDE ("clientId")
  WHERE "kind" = 'INVOICE' AND "status" = 'SENT' AND "reminders" AND "totalAmount" > 0;

-- What one document adds to the sums: an invoice by its status; a credit note that was issued takes from what came in, then and in its month. What it
-- settles or what its client uses of it counts as paid, and is money no second time.
CREATE FUNCTION sums_of_document(
  kind "DocumentKind", status "InvoiceStatus", "issueDate" DATE, payable NUMERIC, paid NUMERIC
) RETURNS TABLE ("of" TEXT, "total" NUMERIC, "paid" NUMERIC) LANGUAGE sql IMMUTABLE AS $$
  SELECT status::text, payable, paid WHERE kind = 'INVOICE'
  UNION ALL
  SELECT o."of", o."total", -payable FROM (VALUES ('CREDITED', payable), (to_char("issueDate", 'YYYY-MM'), 0)) o ("of", "total")
  WHERE kind = 'CREDIT_NOTE' AND status = 'SENT'
$$;

CREATE OR REPLACE FUNCTION add_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT i."businessId", s."of", i."currency", count(*), sum(s."total"), sum(s."paid")
  FROM added i, sums_of_document(i."kind", i."status", i."issueDate", i."totalAmount" - i."withheldAmount", i."amountPaid") s GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION take_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT i."businessId", s."of", i."currency", -count(*), -sum(s."total"), -sum(s."paid")
  FROM taken i, sums_of_document(i."kind", i."status", i."issueDate", i."totalAmount" - i."withheldAmount", i."amountPaid") s GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION change_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT i."businessId", s."of", i."currency", sum(n), sum(n * s."total"), sum(n * s."paid")
  FROM (
    SELECT 1 AS n, "businessId", "kind", "status", "issueDate", "currency", "totalAmount" - "withheldAmount" AS "payable", "amountPaid" FROM added
    UNION ALL SELECT -1, "businessId", "kind", "status", "issueDate", "currency", "totalAmount" - "withheldAmount", "amountPaid" FROM taken
  ) i, sums_of_document(i."kind", i."status", i."issueDate", i."payable", i."amountPaid") s
  GROUP BY 1, 2, 3 HAVING sum(n) <> 0 OR sum(n * s."total") <> 0 OR sum(n * s."paid") <> 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION rebuild_running_totals() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE "Invoice", "Payment", "RunningTotal" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "RunningTotal";
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid", "isFolded")
  SELECT "businessId", "of", "currency", sum("count"), sum("total"), sum("paid"), true FROM (
    SELECT i."businessId", s."of", i."currency", 1 AS "count", s."total", s."paid"
    FROM "Invoice" i, sums_of_document(i."kind", i."status", i."issueDate", i."totalAmount" - i."withheldAmount", i."amountPaid") s
    UNION ALL
    SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", 1, 0, "amount" FROM "Payment"
  ) t GROUP BY 1, 2, 3 ORDER BY 1, 2, 3;
$$;
CREATE OR REPLACE FUNCTION wrong_running_totals() RETURNS TABLE ("businessId" INTEGER, "of" TEXT, "currency" TEXT) LANGUAGE sql STABLE AS $$
  SELECT "businessId", "of", "currency" FROM (
    SELECT "businessId", "of", "currency", "count", "total", "paid" FROM "RunningTotal"
    UNION ALL
    SELECT i."businessId", s."of", i."currency", -1, -s."total", -s."paid"
    FROM "Invoice" i, sums_of_document(i."kind", i."status", i."issueDate", i."totalAmount" - i."withheldAmount", i."amountPaid") s
    UNION ALL
    SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", -1, 0, -"amount" FROM "Payment"
  ) t
  GROUP BY 1, 2, 3 HAVING sum("count") <> 0 OR sum("total") <> 0 OR sum("paid") <> 0
  ORDER BY 1, 2, 3;
$$;
