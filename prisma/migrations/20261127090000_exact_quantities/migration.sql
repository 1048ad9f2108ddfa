-- Quantities have six decimals, so that minutes are exact as hours. Without a scale, existing rows are kept as they are
-- and the tables are not rewritten.
ALTER TABLE "LineItem" ALTER COLUMN "quantity" TYPE DECIMAL;
ALTER TABLE "ScheduleLine" ALTER COLUMN "quantity" TYPE DECIMAL;
