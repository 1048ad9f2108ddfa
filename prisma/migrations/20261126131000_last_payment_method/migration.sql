-- The method a business recorded last by hand, which "Mark as Paid" takes over.
CREATE INDEX "Payment_by_hand_idx" ON "Payment"("businessId", "id" DESC) INCLUDE ("method") WHERE NOT "isSettlement";
