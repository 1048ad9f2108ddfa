import { randomBytes } from 'node:crypto'
import { todayIn } from '@/lib/core/dates'
import type { SettingsInput } from '@/lib/business/schema'
import { openAccount } from '../account'

/** Password of all scenario accounts. */
export const SCENARIO_PASSWORD = 'seeds-for-trying'

const studio: Partial<SettingsInput> = {
  country: 'GB',
  currency: 'GBP',
  industry: 'design',
  timeZone: 'Europe/London',
  companyName: 'Harbour Lane Studio',
  street: '12 Harbour Lane',
  city: 'Bristol',
  postalCode: 'BS1 4ND',
  companyVat: 'GB 123 4567 82',
  bankName: 'Calder Bank',
  accountHolderName: 'Harbour Lane Studio Ltd',
  accountNumber: '12345678',
  sortCode: '20-10-19',
  defaultPaymentTerms: 14,
  defaultTaxRate: 20,
}

/** Returns a new address for each run, random so that others who know the password can't guess it. */
export const freshEmail = (name: string): string => `${name}-${randomBytes(4).toString('hex')}@example.com`

/** Creates a scenario's account and returns its owner, sign-in data, and today's date in its time zone. */
export async function openScenario(name: string, now: Date, settings: Partial<SettingsInput> = studio) {
  const signIn = { email: freshEmail(name), password: SCENARIO_PASSWORD }
  const actor = await openAccount({ ...signIn, fullName: 'Robin Vale' }, settings)
  return { actor, signIn, today: todayIn(actor.timeZone, now) }
}
