-- Exchange rate for the tax in the currency of the seller's country, and its day.
ALTER TABLE "Invoice" ADD COLUMN "exchangeRate" DECIMAL(18,10);
ALTER TABLE "Invoice" ADD COLUMN "exchangeRateDate" DATE;
