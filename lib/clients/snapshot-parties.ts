import { formatBillToAddress, formatSellerAddress, type SellerAddress } from './format-client-address'
import type { Formatters } from '@/lib/i18n/message-types'
import type { BillTo } from './types'

/**
 * Adds the addresses of seller and client as currently printed, so that later formatting rules don't change the
 * document.
 */
export const snapshotParties = <T extends { seller: SellerAddress; client: BillTo }>(
  document: T,
  { country }: Formatters,
): T => {
  const { seller, client } = document
  const [from, to] = [formatSellerAddress(seller, client, country), formatBillToAddress(client, country)]
  return {
    ...document,
    seller: { ...seller, printedAddress: from.join('\n') },
    client: { ...client, printedAddress: to.join('\n') },
  }
}
