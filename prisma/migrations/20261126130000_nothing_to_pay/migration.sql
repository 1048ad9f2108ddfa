-- An invoice with nothing to pay is PAID when it is issued. Update earlier ones, each with an event that notifies nobody.
WITH settled AS (
  UPDATE "Invoice" SET "status" = 'PAID', "version" = "version" + 1
  WHERE "kind" = 'INVOICE' AND "status" = 'SENT' AND "totalAmount" - "withheldAmount" <= 0 AND "amountPaid" = 0
  RETURNING "businessId", "id"
)
INSERT INTO "Event" ("businessId", "invoiceId", "type", "via", "data")
SELECT "businessId", "id", 'INVOICE_PAID', 'job', '{"from": "SENT", "nothingToPay": true}'::jsonb FROM settled;
