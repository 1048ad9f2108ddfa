-- What documents speak. Nothing chosen is English, as it was.
ALTER TABLE "Business" ADD COLUMN "language" TEXT,
ADD COLUMN "secondLanguage" TEXT,
-- What there is keeps its sheets of A4; a business made from now on has what is usual in its country until somebody chooses.
ADD COLUMN "paper" TEXT DEFAULT 'A4',
ADD COLUMN "ownWords" JSONB NOT NULL DEFAULT '{}';

ALTER TABLE "Business" ALTER COLUMN "paper" DROP DEFAULT;

ALTER TABLE "Client" ADD COLUMN "language" TEXT,
ADD COLUMN "secondLanguage" TEXT;

ALTER TABLE "Invoice" ADD COLUMN "language" TEXT,
ADD COLUMN "secondLanguage" TEXT;

ALTER TABLE "Schedule" ADD COLUMN "language" TEXT,
ADD COLUMN "secondLanguage" TEXT;
