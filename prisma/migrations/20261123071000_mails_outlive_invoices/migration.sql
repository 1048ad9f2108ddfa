-- What went to whom stays on record when the invoice is deleted: its mails keep its id, as its events and its number do.
ALTER TABLE "OutboxMail" DROP CONSTRAINT "OutboxMail_userId_invoiceId_fkey";

-- They went with the account by way of its invoices. A key to the account they cannot have, for what it is told last outlives it.
CREATE FUNCTION delete_mails_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "OutboxMail" WHERE "userId" = OLD."id" AND "invoiceId" IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER "User_mails" AFTER DELETE ON "User" FOR EACH ROW EXECUTE FUNCTION delete_mails_of_user();
