-- Taxes by line and category, discounts, prices with tax, withholding, and when what is billed was supplied. What is stored says as before: one
-- rate for all its lines, which is what it charges.
CREATE TYPE "TaxCategory" AS ENUM ('S', 'Z', 'E', 'AE', 'K', 'G', 'O');

CREATE TYPE "DiscountKind" AS ENUM ('PERCENT', 'AMOUNT');

ALTER TABLE "Invoice" ADD COLUMN     "discountAmount" DECIMAL NOT NULL DEFAULT 0,
ADD COLUMN     "discountKind" "DiscountKind",
ADD COLUMN     "discountValue" DECIMAL,
ADD COLUMN     "pricesIncludeTax" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "serviceFrom" DATE,
ADD COLUMN     "serviceUntil" DATE,
ADD COLUMN     "taxCategory" "TaxCategory",
ADD COLUMN     "taxReason" TEXT,
ADD COLUMN     "withheldAmount" DECIMAL NOT NULL DEFAULT 0,
ADD COLUMN     "withholdingLabel" TEXT,
ADD COLUMN     "withholdingRate" DECIMAL(6,3);

ALTER TABLE "LineItem" ADD COLUMN     "discountKind" "DiscountKind",
ADD COLUMN     "discountValue" DECIMAL,
ADD COLUMN     "netAmount" DECIMAL,
ADD COLUMN     "taxCategory" "TaxCategory",
ADD COLUMN     "taxRate" DECIMAL(6,3),
ADD COLUMN     "taxReason" TEXT;

ALTER TABLE "Schedule" ADD COLUMN     "discountKind" "DiscountKind",
ADD COLUMN     "discountValue" DECIMAL,
ADD COLUMN     "pricesIncludeTax" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "taxCategory" "TaxCategory",
ADD COLUMN     "taxReason" TEXT,
ADD COLUMN     "withholdingLabel" TEXT,
ADD COLUMN     "withholdingRate" DECIMAL(6,3);

ALTER TABLE "ScheduleLine" ADD COLUMN     "discountKind" "DiscountKind",
ADD COLUMN     "discountValue" DECIMAL,
ADD COLUMN     "taxCategory" "TaxCategory",
ADD COLUMN     "taxRate" DECIMAL(6,3),
ADD COLUMN     "taxReason" TEXT;

CREATE TABLE "InvoiceTax" (
    "businessId" INTEGER NOT NULL,
    "invoiceId" INTEGER NOT NULL,
    "position" INTEGER NOT NULL,
    "category" "TaxCategory",
    "rate" DECIMAL(6,3) NOT NULL,
    "taxable" DECIMAL NOT NULL,
    "tax" DECIMAL NOT NULL,
    "reason" TEXT,

    CONSTRAINT "InvoiceTax_pkey" PRIMARY KEY ("businessId","invoiceId","position")
);

CREATE TABLE "TaxRate" (
    "businessId" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "rate" DECIMAL(6,3) NOT NULL,
    "category" "TaxCategory" NOT NULL,
    "reason" TEXT,
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaxRate_pkey" PRIMARY KEY ("businessId","id")
);

ALTER TABLE "InvoiceTax" ADD CONSTRAINT "InvoiceTax_businessId_invoiceId_fkey" FOREIGN KEY ("businessId", "invoiceId") REFERENCES "Invoice"("businessId", "id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "TaxRate" ADD CONSTRAINT "TaxRate_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE TRIGGER "TaxRate_id" BEFORE INSERT ON "TaxRate" FOR EACH ROW EXECUTE FUNCTION next_business_id();
-- One at most starts new documents.
CREATE UNIQUE INDEX "TaxRate_default_key" ON "TaxRate"("businessId") WHERE "isDefault";

INSERT INTO "InvoiceTax" ("businessId", "invoiceId", "position", "rate", "taxable", "tax")
SELECT "businessId", "id", 1, "taxRate", "subtotal", "taxAmount" FROM "Invoice";

-- What the client withholds is never paid to the seller: the sums are of what is to be paid.
CREATE OR REPLACE FUNCTION add_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", "status"::text, "currency", count(*), sum("totalAmount" - "withheldAmount"), sum("amountPaid") FROM added GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION take_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", "status"::text, "currency", -count(*), -sum("totalAmount" - "withheldAmount"), -sum("amountPaid") FROM taken GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION change_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid")
  SELECT "businessId", "status"::text, "currency", sum(n), sum(n * "payable"), sum(n * "amountPaid")
  FROM (
    SELECT 1 AS n, "businessId", "status", "currency", "totalAmount" - "withheldAmount" AS "payable", "amountPaid" FROM added
    UNION ALL SELECT -1, "businessId", "status", "currency", "totalAmount" - "withheldAmount", "amountPaid" FROM taken
  ) i
  GROUP BY 1, 2, 3 HAVING sum(n) <> 0 OR sum(n * "payable") <> 0 OR sum(n * "amountPaid") <> 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION rebuild_running_totals() RETURNS void LANGUAGE sql AS $$
  LOCK TABLE "Invoice", "Payment", "RunningTotal" IN SHARE ROW EXCLUSIVE MODE;
  DELETE FROM "RunningTotal";
  INSERT INTO "RunningTotal" ("businessId", "of", "currency", "count", "total", "paid", "isFolded")
  SELECT "businessId", "status"::text, "currency", count(*), sum("totalAmount" - "withheldAmount"), sum("amountPaid"), true
  FROM "Invoice" GROUP BY 1, 2, 3
  UNION ALL
  SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", count(*), 0, sum("amount"), true FROM "Payment" GROUP BY 1, 2, 3
  ORDER BY 1, 2, 3;
$$;
CREATE OR REPLACE FUNCTION wrong_running_totals() RETURNS TABLE ("businessId" INTEGER, "of" TEXT, "currency" TEXT) LANGUAGE sql STABLE AS $$
  SELECT "businessId", "of", "currency" FROM (
    SELECT "businessId", "of", "currency", "count", "total", "paid" FROM "RunningTotal"
    UNION ALL
    SELECT "businessId", "status"::text, "currency", -1, -("totalAmount" - "withheldAmount"), -"amountPaid" FROM "Invoice"
    UNION ALL
    SELECT "businessId", to_char("paidOn", 'YYYY-MM'), "currency", -1, 0, -"amount" FROM "Payment"
  ) t
  GROUP BY 1, 2, 3 HAVING sum("count") <> 0 OR sum("total") <> 0 OR sum("paid") <> 0
  ORDER BY 1, 2, 3;
$$;

DROP INDEX "Invoice_owed_idx";
CREATE INDEX "Invoice_owed_idx" ON "Invoice"("businessId", "dueDate", "id")
  INCLUDE ("currency", "totalAmount", "withheldAmount", "amountPaid") WHERE "status" = 'SENT';
