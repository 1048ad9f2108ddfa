-- An invoice with nothing to pay is paid once it is issued. Those that were issued before become it, each with an event that nobody is told of.
WITH settled AS (
  UPDATE "Invoice" SET "status" = 'PAID', "version" = "version" + 1
  WHERE "kind" = 'INVOICE' AND "status" = 'SENT' AND "totalAmount" - "withheldAmount" <= 0 AND "amountPaid" = 0
  RETURNING "businessId", "id"
)
INSERT INTO "Event" ("businessId", "invoiceId", "type", "via", "data")
SELECT "businessId", "id", 'INVOICE_PAID', 'job', '{"from": "SENT", "nothingToPay": true}'::jsonb FROM settled;
