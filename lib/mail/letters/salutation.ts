import { isAddressedAsCompany, type ClientName } from '@/lib/clients/display-name'
import type { DocumentMessages } from '@/lib/i18n/message-types'
import { interpolate } from '@/lib/i18n/texts'

/**
 * Adapts a text that addresses the client with a placeholder: in Japanese a company has 御中 where a person has 様. Texts
 * in other languages stay as they are.
 */
export function addressClient(
  text: string,
  placeholder: '{name}' | '{client}',
  client: ClientName,
  { addressee }: Pick<DocumentMessages, 'addressee'>,
): string {
  if (!isAddressedAsCompany(client)) return text
  const company = interpolate(addressee.company, { name: placeholder })
  return text.replaceAll(interpolate(addressee.person, { name: placeholder }), () => company)
}
