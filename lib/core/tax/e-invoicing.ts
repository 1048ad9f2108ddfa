import type { Day } from '@/lib/core/dates'
import { getOwnProperty } from '@/lib/core/object'

/**
 * `NETWORK`: invoices between businesses of the country go through a system as data. `FORMAT`: they are files in a
 * prescribed format, however they are sent. `SOFTWARE`: they are created with software that is certified by the tax
 * office or reports to it.
 */
type EInvoicingKind = 'NETWORK' | 'FORMAT' | 'SOFTWARE'

/** An e-invoicing duty of a country: between its businesses, a PDF alone is no longer a valid invoice. */
interface EInvoicingDuty {
  kind: EInvoicingKind
  /** Name of the system, as its users know it. */
  system: string
  /** First day on which it binds most small businesses. */
  since: Day
  /** True if some businesses have another date or are exempt, which the interface says. */
  hasExceptions: boolean
}

/**
 * Duties as of November 2026, by country. Checked against public sources: BE (law of February 2024), GR (above 1 million
 * EUR since March 2026, others since October), HR (Zakon o fiskalizaciji, NN 89/25; without VAT from 2027), PL (KSeF: above
 * 200 million PLN since February 2026, others since April, up to 10,000 PLN a month from 2027), SK (zákon č. 222/2004 as
 * amended in December 2025: VAT payers), PT (DL 28/2019, art. 4 and 7), ES (RD 1007/2023 as changed by RDL
 * 15/2025: companies from January 2027, others from July), FR (issuing: large businesses since September 2026, others
 * a year later). The others are known from their laws: IT (SdI since 2019, forfettari since 2024), RO (OUG 120/2021 as
 * amended), DE (§ 27 Abs. 38 UStG: above 800,000 EUR from 2027, others from 2028), RS, MX, CL, CO, PE, AR, SA.
 */
const DUTIES: Record<string, EInvoicingDuty> = {
  AR: { kind: 'NETWORK', system: 'ARCA', since: '2019-04-01', hasExceptions: false },
  BE: { kind: 'NETWORK', system: 'Peppol', since: '2026-01-01', hasExceptions: true },
  CL: { kind: 'NETWORK', system: 'SII', since: '2018-02-01', hasExceptions: false },
  CO: { kind: 'NETWORK', system: 'DIAN', since: '2020-11-01', hasExceptions: true },
  DE: { kind: 'FORMAT', system: 'XRechnung / ZUGFeRD', since: '2028-01-01', hasExceptions: true },
  ES: { kind: 'SOFTWARE', system: 'Veri*factu', since: '2027-07-01', hasExceptions: true },
  FR: { kind: 'NETWORK', system: 'Plateforme agréée', since: '2027-09-01', hasExceptions: true },
  GR: { kind: 'NETWORK', system: 'myDATA', since: '2026-10-01', hasExceptions: true },
  HR: { kind: 'NETWORK', system: 'eRačun', since: '2026-01-01', hasExceptions: true },
  IT: { kind: 'NETWORK', system: 'SdI (FatturaPA)', since: '2024-01-01', hasExceptions: false },
  MX: { kind: 'NETWORK', system: 'SAT (CFDI)', since: '2014-01-01', hasExceptions: false },
  PE: { kind: 'NETWORK', system: 'SUNAT', since: '2022-06-01', hasExceptions: false },
  PL: { kind: 'NETWORK', system: 'KSeF', since: '2026-04-01', hasExceptions: true },
  PT: { kind: 'SOFTWARE', system: 'ATCUD', since: '2020-01-01', hasExceptions: true },
  RO: { kind: 'NETWORK', system: 'RO e-Factura', since: '2024-07-01', hasExceptions: false },
  RS: { kind: 'NETWORK', system: 'SEF', since: '2023-01-01', hasExceptions: false },
  SA: { kind: 'SOFTWARE', system: 'Fatoora', since: '2021-12-04', hasExceptions: false },
  SK: { kind: 'NETWORK', system: 'eFaktúra (Peppol)', since: '2027-01-01', hasExceptions: true },
}

/**
 * Returns the e-invoicing duty of a country, even if it begins later; null if none is known.
 * @param country ISO 3166-1 alpha-2
 */
export const findEInvoicingDuty = (country: string | null | undefined): EInvoicingDuty | null =>
  getOwnProperty(DUTIES, country ?? '') ?? null
