import 'server-only'
import { stdnum, type Validator } from 'stdnum'
import { toIsoCountry } from '@/lib/core/geo/country-codes'
import { getOwnProperty } from '@/lib/core/object'
import { isEuCountry } from './eu-members'
import { findIdentifier, findPrefixCountry, resolveIdentifierKind } from './identifiers'
import type { IdentifierKind } from './identifier-types'

type ParsedIdentifier =
  | {
      status: 'valid' | 'unchecked'
      /** Without spaces and punctuation, in capitals; an EU VAT number with its prefix. For comparing and e-invoices. */
      value: string
      /** Country that issued it: a business may have the VAT number of another country. */
      country: string | null
    }
  | { status: 'invalid'; reason: 'format' | 'check-digits' }

/**
 * Validators of `stdnum` by country and kind; a number is valid if one accepts it. Numbers of a length that none knows
 * are checked by format, such as those of persons in CZ, which 1.12.0 misjudges. Left out: VAT numbers of BG (1.12.0
 * rejects BG831642181, which is in use), MX (codes with other check digits were issued), JP (a sole trader's number is
 * no corporate number), tax numbers of DE (1.12.0 wants a repeated digit, a rule of the Identifikationsnummer alone).
 */
const VALIDATORS: Record<string, Partial<Record<IdentifierKind, string[]>>> = {
  AT: { vat: ['uid'], tax: ['tin'], company: ['businessid'] },
  AR: { tax: ['cuit'] },
  AU: { vat: ['abn'], company: ['acn'] },
  BE: { vat: ['vat'], company: ['vat'] },
  BR: { tax: ['cnpj', 'cpf'] },
  CA: { vat: ['gst', 'bn'], company: ['bn'] },
  CH: { vat: ['vat', 'uid'], company: ['uid'] },
  CL: { tax: ['rut'] },
  CO: { tax: ['nit'] },
  CY: { vat: ['vat'] },
  CZ: { vat: ['ico'], company: ['ico'] },
  DE: { vat: ['vat'] },
  DK: { vat: ['cvr'], company: ['cvr'] },
  EE: { vat: ['kmkr'], company: ['registrikood'] },
  ES: { vat: ['nif'] },
  FI: { vat: ['alv'], company: ['ytunnus'] },
  FR: { vat: ['tva'], company: ['siret', 'siren'] },
  GB: { vat: ['vat'] },
  GR: { vat: ['vat'] },
  HR: { vat: ['oib'], tax: ['oib'] },
  HU: { vat: ['anum'] },
  IE: { vat: ['vat'] },
  IN: { vat: ['gstin'], tax: ['pan'] },
  IS: { vat: ['vsk'], company: ['kennitala'] },
  IT: { vat: ['iva'], tax: ['codicefiscale', 'iva'] },
  JP: { company: ['cn'] },
  LT: { vat: ['pvm'] },
  LU: { vat: ['tva'] },
  LV: { vat: ['pvn'] },
  MT: { vat: ['vat'] },
  NL: { vat: ['btw'] },
  NO: { vat: ['mva', 'orgnr'], company: ['orgnr'] },
  NZ: { vat: ['ird'] },
  PE: { tax: ['ruc'] },
  PL: { vat: ['nip'] },
  PT: { vat: ['nif'] },
  RO: { vat: ['cif'], tax: ['cui'] },
  SE: { vat: ['vat'], company: ['orgnr'] },
  SG: { company: ['uen'] },
  SI: { vat: ['ddv'], tax: ['ddv'] },
  SK: { vat: ['dph'] },
  US: { tax: ['ein'] },
  ZA: { vat: ['vat'] },
}

const normalize = (text: string) =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}&]/gu, '')

const PLACEHOLDERS: Record<string, string> = { 9: '\\d', A: '[A-ZÑ&]', X: '[\\dA-ZÑ&]' }

const matchesFormat = (value: string, format: string) =>
  new RegExp(`^${[...normalize(format)].map((sign) => PLACEHOLDERS[sign] ?? sign).join('')}$`).test(value)

/** Validates a normalized number; `length` means that the validator is for numbers of another length. */
function validate(validator: Validator, value: string) {
  try {
    const result = validator.validate(value)
    if (result.isValid) return { compact: normalize(result.compact) }
    if (result.error.name === 'InvalidLength') return { reason: 'length' } as const
    return { reason: result.error.name === 'InvalidChecksum' ? 'check-digits' : 'format' } as const
  } catch {
    // The validator for NL throws if nothing follows the prefix.
    return { reason: 'format' } as const
  }
}

/** Parses a number by the rules of one country. */
function parseByCountry(country: string, kind: IdentifierKind, text: string): ParsedIdentifier {
  const identifier = findIdentifier(country, kind)
  const isVatNumber = kind === 'vat' && (isEuCountry(country) || country === 'GB')
  const prefix = !isVatNumber ? '' : country === 'GR' ? 'EL' : text.startsWith('XI') ? 'XI' : country
  const number = isVatNumber && findPrefixCountry(text) === country ? text.slice(2) : text
  if (!identifier) return { status: 'unchecked', value: text, country }

  const validators = getOwnProperty(VALIDATORS, country)?.[kind] ?? []
  const results = validators.flatMap((name) => {
    const validator = stdnum[country]?.[name]
    return validator ? [validate(validator, number)] : []
  })
  const valid = results.find((result) => result.compact !== undefined)
  if (valid) return { status: 'valid', value: prefix + valid.compact, country }
  const reasons = results.map(({ reason }) => reason)
  if (reasons.includes('check-digits')) return { status: 'invalid', reason: 'check-digits' }
  if (reasons.includes('format')) return { status: 'invalid', reason: 'format' }

  const value = prefix + number
  const { formats } = identifier
  if (!formats) return { status: 'unchecked', value, country }
  return formats.some((format) => matchesFormat(value, format))
    ? { status: 'valid', value, country }
    : { status: 'invalid', reason: 'format' }
}

/**
 * Parses an identification number. Spaces, punctuation, full-width characters and a missing prefix don't matter. A
 * number of a country or kind without known rules is `unchecked`, never invalid. VAT numbers of other members of the
 * EU are accepted, because a business may be registered abroad.
 * @param country the owner's, ISO 3166-1 alpha-2, or the specification's `UK`
 */
export function parseIdentifier(
  country: string | null,
  kind: IdentifierKind,
  text: string,
): ParsedIdentifier {
  const owner = toIsoCountry(country)
  const value = normalize(text)
  if (!owner || !value) return { status: 'unchecked', value, country: owner }
  const parsed = parseByCountry(owner, resolveIdentifierKind(owner, kind), value)
  const registered = kind === 'vat' && parsed.status === 'invalid' ? findPrefixCountry(value) : null
  if (registered === null || registered === owner) return parsed
  const foreign = parseByCountry(registered, kind, value)
  return foreign.status === 'valid' ? foreign : parsed
}
