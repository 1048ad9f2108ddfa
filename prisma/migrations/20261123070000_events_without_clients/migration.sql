-- Every event is about an invoice or a series; none ever named a client here.
ALTER TABLE "Event" DROP COLUMN "clientId";
