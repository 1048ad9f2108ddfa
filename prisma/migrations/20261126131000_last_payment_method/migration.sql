-- The payment method that a business last recorded by hand, the default of "Mark as Paid".
CREATE INDEX "Payment_by_hand_idx" ON "Payment"("businessId", "id" DESC) INCLUDE ("method") WHERE NOT "isSettlement";
