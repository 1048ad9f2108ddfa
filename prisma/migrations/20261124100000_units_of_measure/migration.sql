-- What a line counts: hours, days, kilometres. Lines that are stored count plainly, as they did.
ALTER TABLE "LineItem" ADD COLUMN "unit" TEXT;
ALTER TABLE "ScheduleLine" ADD COLUMN "unit" TEXT;
