-- Window of the envelopes for which the address is printed (lib/core/geo/letter-window.ts); null for the default of the
-- country. A business that has issued documents keeps the place it knows until it chooses.
ALTER TABLE "Business"
  ADD COLUMN "letterWindow" TEXT,
  ADD COLUMN "foldMarks" BOOLEAN NOT NULL DEFAULT false;
UPDATE "Business" b SET "letterWindow" = 'NONE'
WHERE EXISTS (SELECT 1 FROM "Invoice" i WHERE i."businessId" = b."id" AND i."status" <> 'DRAFT')
  OR EXISTS (SELECT 1 FROM "GivenNumber" n WHERE n."businessId" = b."id" AND n."issuedAt" IS NOT NULL);
