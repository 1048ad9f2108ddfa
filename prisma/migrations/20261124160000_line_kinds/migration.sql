-- Headings and texts between the items. What is stored is items, and says as before; a heading or a text has no numbers.
CREATE TYPE "LineKind" AS ENUM ('ITEM', 'HEADING', 'TEXT');

ALTER TABLE "LineItem" ADD COLUMN     "kind" "LineKind" NOT NULL DEFAULT 'ITEM',
ALTER COLUMN "quantity" DROP NOT NULL,
ALTER COLUMN "unitPrice" DROP NOT NULL,
ALTER COLUMN "amount" DROP NOT NULL;

ALTER TABLE "ScheduleLine" ADD COLUMN     "kind" "LineKind" NOT NULL DEFAULT 'ITEM',
ALTER COLUMN "quantity" DROP NOT NULL,
ALTER COLUMN "unitPrice" DROP NOT NULL;

-- What is stored has the numbers, which were required until now: nothing of it has to be read.
ALTER TABLE "LineItem" ADD CONSTRAINT "LineItem_kind" CHECK (
  CASE WHEN "kind" = 'ITEM' THEN num_nulls("quantity", "unitPrice", "amount") = 0
  ELSE num_nonnulls("quantity", "unit", "unitPrice", "discountKind", "discountValue", "taxRate", "taxCategory", "taxReason", "amount", "netAmount") = 0 END
) NOT VALID;
ALTER TABLE "ScheduleLine" ADD CONSTRAINT "ScheduleLine_kind" CHECK (
  CASE WHEN "kind" = 'ITEM' THEN num_nulls("quantity", "unitPrice") = 0
  ELSE num_nonnulls("quantity", "unit", "unitPrice", "discountKind", "discountValue", "taxRate", "taxCategory", "taxReason") = 0 END
) NOT VALID;
