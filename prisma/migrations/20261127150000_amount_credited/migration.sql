-- Part of the amount paid that credit notes settled, so that lists can tell it from money received.
ALTER TABLE "Invoice" ADD COLUMN "amountCredited" DECIMAL NOT NULL DEFAULT 0;

UPDATE "Invoice" i SET "amountCredited" = p."amount"
  FROM (
    SELECT "businessId", "invoiceId", sum("amount") AS "amount" FROM "Payment"
    WHERE "method" = 'CREDIT_NOTE' GROUP BY 1, 2
  ) p
  WHERE i."businessId" = p."businessId" AND i."id" = p."invoiceId";
