-- Currencies have 0, 2 or 3 decimals, and unit prices up to six: amounts are decimals of no fixed scale. Dropping a scale rewrites no row and
-- changes no value: 361,000.50 JPY stays what it was.
ALTER TABLE "Invoice"
  ALTER COLUMN "subtotal" SET DATA TYPE DECIMAL,
  ALTER COLUMN "taxAmount" SET DATA TYPE DECIMAL,
  ALTER COLUMN "totalAmount" SET DATA TYPE DECIMAL,
  ALTER COLUMN "amountPaid" SET DATA TYPE DECIMAL;
ALTER TABLE "LineItem"
  ALTER COLUMN "unitPrice" SET DATA TYPE DECIMAL,
  ALTER COLUMN "amount" SET DATA TYPE DECIMAL;
ALTER TABLE "Payment" ALTER COLUMN "amount" SET DATA TYPE DECIMAL;
ALTER TABLE "ScheduleLine" ALTER COLUMN "unitPrice" SET DATA TYPE DECIMAL;
ALTER TABLE "RunningTotal"
  ALTER COLUMN "total" SET DATA TYPE DECIMAL,
  ALTER COLUMN "paid" SET DATA TYPE DECIMAL;

-- What the types held before, the tables hold: nothing finer than any currency, no amount of more than 14 digits before the point, and neither
-- NaN nor Infinity. What is there fits by its old type and is not read again, which NOT VALID says.
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_amounts" CHECK (
  scale("subtotal") <= 3 AND abs("subtotal") < 1e14 AND scale("taxAmount") <= 3 AND abs("taxAmount") < 1e14
  AND scale("totalAmount") <= 3 AND abs("totalAmount") < 1e14 AND scale("amountPaid") <= 3 AND abs("amountPaid") < 1e14
) NOT VALID;
ALTER TABLE "LineItem" ADD CONSTRAINT "LineItem_amounts" CHECK (
  scale("unitPrice") <= 6 AND abs("unitPrice") < 1e14 AND scale("amount") <= 3 AND abs("amount") < 1e14
) NOT VALID;
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_amounts" CHECK (scale("amount") <= 3 AND abs("amount") < 1e14) NOT VALID;
ALTER TABLE "ScheduleLine" ADD CONSTRAINT "ScheduleLine_amounts" CHECK (
  scale("unitPrice") <= 6 AND abs("unitPrice") < 1e14
) NOT VALID;
