-- What a business charges again and again, with unit, price and tax.
CREATE TABLE "SavedItem" (
    "businessId" INTEGER NOT NULL,
    "id" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "unit" TEXT,
    "unitPrice" DECIMAL NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "taxRate" DECIMAL(6,3),
    "taxCategory" "TaxCategory",
    "taxReason" TEXT,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SavedItem_pkey" PRIMARY KEY ("businessId","id")
);

ALTER TABLE "SavedItem" ADD CONSTRAINT "SavedItem_businessId_fkey" FOREIGN KEY ("businessId") REFERENCES "Business"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "SavedItem" ADD CONSTRAINT "SavedItem_amounts" CHECK (scale("unitPrice") <= 6 AND abs("unitPrice") < 1e14);
CREATE TRIGGER "SavedItem_id" BEFORE INSERT ON "SavedItem" FOR EACH ROW EXECUTE FUNCTION next_business_id();
-- A description may be longer than an index holds.
CREATE UNIQUE INDEX "SavedItem_description_key" ON "SavedItem"("businessId", "currency", md5(lower("description")));
