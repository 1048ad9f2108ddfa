-- Countries are kept by their ISO 3166-1 codes: the one code of the old list that was none becomes `GB`. Names that were typed for a client
-- stay as they were typed, and so do the parties of issued documents.
UPDATE "User" SET "country" = 'GB' WHERE "country" = 'UK';
UPDATE "Client" SET "country" = 'GB' WHERE "country" = 'UK';
