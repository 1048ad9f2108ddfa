import { getOwnProperty } from '@/lib/core/object'
import type { BillTo } from './types'

/** Countries stored as codes at that time, and printed by name. */
const COUNTRIES = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
}

/**
 * Formats a client's address as documents printed it before addresses followed their country's format: issued
 * documents must not change (decision 3).
 */
export function formatLegacyAddress({ address, city, state, postalCode, country }: BillTo): string[] {
  const town = [city, state, postalCode].filter(Boolean).join(', ')
  const countryName = country && (getOwnProperty<string>(COUNTRIES, country) ?? country)
  return [...(address?.split('\n').map((line) => line.trim()) ?? []), town, countryName ?? ''].filter(Boolean)
}
