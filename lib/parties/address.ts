import { countryName } from '@/lib/kernel/site'
import type { Client } from './types'

type Address = Pick<Client, 'address' | 'city' | 'state' | 'postalCode' | 'country'>

/** The lines of a postal address, as an invoice prints them. */
export function addressLines({ address, city, state, postalCode, country }: Address): string[] {
  const town = [city, state, postalCode].filter(Boolean).join(', ')
  const lines = [...(address?.split('\n') ?? []), town, countryName(country) ?? '']
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** The same on one line, for a list; empty when there is none. */
export const addressLine = (client: Address): string =>
  addressLines(client)
    .map((line) => line.replace(/,$/, ''))
    .join(', ')
