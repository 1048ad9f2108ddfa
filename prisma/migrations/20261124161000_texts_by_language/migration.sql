-- Notes, terms and texts of reminders in languages other than the business's own. What was written before stays what every language falls back on.
ALTER TABLE "Business" ADD COLUMN "textsByLanguage" JSONB NOT NULL DEFAULT '{}';

-- Whether a business writes to anybody in a language of their own.
CREATE INDEX "Client_language_idx" ON "Client"("businessId") WHERE "language" IS NOT NULL;
