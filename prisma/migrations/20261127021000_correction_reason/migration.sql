-- Why a credit note corrects its invoice. Schedules have the texts of documents; theirs is always null.
ALTER TABLE "Invoice" ADD COLUMN "correctionReason" TEXT;
ALTER TABLE "Schedule" ADD COLUMN "correctionReason" TEXT;
