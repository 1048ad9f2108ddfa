import { getOwn } from '@/lib/core/get-own'
import type { BillTo } from './types'

/** The countries that had codes then, and so were printed by name. */
const COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
}

/**
 * The lines of a client's address as they were printed on documents that were issued before addresses followed their countries: what
 * was issued goes on saying what it said (decision 3).
 */
export function formatLegacyAddress({ address, city, state, postalCode, country }: BillTo): string[] {
  const town = [city, state, postalCode].filter(Boolean).join(', ')
  const named = country && (getOwn<string>(COUNTRIES, country) ?? country)
  return [...(address?.split('\n').map((line) => line.trim()) ?? []), town, named ?? ''].filter(Boolean)
}
