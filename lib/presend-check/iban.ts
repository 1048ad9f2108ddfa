import { isValidIBAN } from 'ibantools'

/**
 * Whether an IBAN has the country, the length, the form and the check digits of ISO 13616 and its registry, and the national check digits
 * where its country has some. Spaces, hyphens and dots between its letters don't matter, nor does their case.
 */
export const isIban = (text: string): boolean => isValidIBAN(text.replace(/[\s.-]/g, '').toUpperCase())
