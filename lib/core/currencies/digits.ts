import { getOwnProperty } from '@/lib/core/object'

/**
 * Decimals of currencies whose minor unit is not a hundredth (ISO 4217, list one). Not taken from `Intl`, whose digits
 * are those of cash (CLDR): none for ALL, COP, HUF, IDR, PKR and others that have hundredths, none for IQD, and they
 * change with the version of ICU.
 */
const OTHER_DIGITS: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  ISK: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  IQD: 3,
  JOD: 3,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
}

/** Maximum number of decimals of any currency. */
export const MAX_DIGITS = 3

/** Returns the number of decimals of a currency's amounts (ISO 4217). */
export const getCurrencyDigits = (currency: string): number => getOwnProperty(OTHER_DIGITS, currency) ?? 2
