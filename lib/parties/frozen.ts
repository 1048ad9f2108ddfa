import { billToAddress, sellerAddress, type SellerAddress } from './address'
import type { BillTo } from './types'

/** The parties of a document with their addresses as they are printed today, so that no later rule prints them otherwise. */
export const frozenParties = <T extends { seller: SellerAddress; client: BillTo }>(document: T): T => ({
  ...document,
  seller: { ...document.seller, printedAddress: sellerAddress(document.seller, document.client).join('\n') },
  client: { ...document.client, printedAddress: billToAddress(document.client).join('\n') },
})
