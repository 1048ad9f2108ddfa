import { billToAddress, sellerAddress, type SellerAddress } from './address'
import type { Writing } from '@/lib/words/document-words'
import type { BillTo } from './types'

/** The parties of a document with their addresses as they are printed today, so that no later rule prints them otherwise. */
export const frozenParties = <T extends { seller: SellerAddress; client: BillTo }>(
  document: T,
  { country }: Writing,
): T => {
  const { seller, client } = document
  const [from, to] = [sellerAddress(seller, client, country), billToAddress(client, country)]
  return {
    ...document,
    seller: { ...seller, printedAddress: from.join('\n') },
    client: { ...client, printedAddress: to.join('\n') },
  }
}
