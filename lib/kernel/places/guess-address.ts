import { NO_PARTS, type AddressParts } from './address-parts'
import { partsOf } from './address-asked'
import { COUNTRIES, countryCode, type Country } from './countries'
import { COUNTRY_MARK, postalCodes } from './postal-codes'

/** What an address seems to say; `country` is the one that its last line names. */
export interface GuessedAddress extends AddressParts {
  country: Country | null
}

/** Names of countries as people write them at home. */
const OTHER_NAMES: Partial<Record<Country, string>> = {
  ...{ US: 'USA|U.S.A.|U.S.|United States of America', GB: 'UK|U.K.|Great Britain|England|Scotland|Wales' },
  ...{ DE: 'Deutschland', AT: 'Österreich', CH: 'Schweiz|Suisse|Svizzera', FR: 'République française' },
  ...{ ES: 'España', IT: 'Italia', NL: 'Nederland|The Netherlands|Holland', BE: 'België|Belgique' },
  ...{ PL: 'Polska', CZ: 'Czech Republic|Česko', SE: 'Sverige', NO: 'Norge', DK: 'Danmark', FI: 'Suomi' },
  ...{ BR: 'Brasil', MX: 'México', JP: '日本', CN: '中国|P.R. China', KR: '대한민국|Korea', IE: 'Éire' },
  ...{ TR: 'Turkey|Türkiye', HU: 'Magyarország', RO: 'România', HR: 'Hrvatska', GR: 'Ελλάδα|Hellas' },
}

/** Regions that follow the town without a comma, in short. */
const REGIONS: Partial<Record<Country, RegExp>> = {
  US: /^(A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/,
  CA: /^(AB|BC|MB|N[BLSTU]|ON|PE|QC|SK|YT)$/,
  AU: /^(NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/,
  IT: /^\(?[A-Z]{2}\)?$/,
  BR: /^[A-Z]{2}$/,
}

const trimmed = (text: string) => text.replace(/^[\s,;–-]+|[\s,;–-]+$/g, '')
const orNull = (text: string) => text || null

/**
 * Reads an address that was written as one text. A guess, for somebody to look at: whatever it can't tell apart stays in the street, and
 * no word is lost but the name of the country at the end, which has a place of its own.
 * @param country where the address is, as far as that is known
 */
export function guessAddress(text: string | null, country: string | null): GuessedAddress {
  const all = segments(text ?? '')
  const known = countryCode(country)
  const named = all.length > 1 ? namedCountry(all.at(-1)!) : null
  const isCountry = named !== null && (known === null || known === named)
  const lines = isCountry ? all.slice(0, -1) : all
  const place = known ?? named
  return {
    ...NO_PARTS,
    ...read(lines, place, !/\n/.test((text ?? '').trim())),
    country: isCountry ? named : null,
  }
}

/** The lines of a text; the parts between its commas where it has but one line. */
function segments(text: string): string[] {
  const lines = text.split('\n').map(trimmed).filter(Boolean)
  return lines.length === 1
    ? lines[0]!
        .split(/[,，、]/)
        .map(trimmed)
        .filter(Boolean)
    : lines
}

function namedCountry(line: string): Country | null {
  const text = line.toLowerCase()
  const other = Object.entries(OTHER_NAMES).find(([, names]) => names.toLowerCase().split('|').includes(text))
  // A code alone may as well be that of a state.
  const byName = Object.values<string>(COUNTRIES).some((name) => name.toLowerCase() === text)
  return (other?.[0] as Country | undefined) ?? (byName ? countryCode(line) : null)
}

interface Found {
  at: number
  code: string
  before: string
  after: string
}

/** Where the postal code stands, looked for from the last line on: at the end of one, at its beginning, or alone. */
function findCode(lines: string[], country: Country | null): Found | null {
  const code = `${COUNTRY_MARK}(?:${postalCodes(country)})`
  const atStart = new RegExp(`^(${code})(?=$|[\\s,]|[^\\x00-\\x7f])[\\s,]*(.*)$`, 'i')
  const atEnd = new RegExp(`^(.*?)(?:^|[\\s,])(${code})$`, 'i')
  const first = partsOf(country)
  // Hungary's stands at the end, or before the town as elsewhere.
  const isBefore = country === 'HU' || first.indexOf('postalCode') < first.indexOf('city')
  for (const at of [...lines.keys()].reverse()) {
    const [start, end] = [atStart.exec(lines[at]!), atEnd.exec(lines[at]!)]
    const asStart = start && { at, code: start[1]!, before: '', after: trimmed(start[2]!) }
    const asEnd = end && { at, code: end[2]!, before: trimmed(end[1]!), after: '' }
    // A number before the only other words may be that of a house.
    const found = isBefore ? (asStart ?? asEnd) : (asEnd ?? (at > 0 ? asStart : null))
    if (found) return found
  }
  return null
}

function read(lines: string[], country: Country | null, isOneLine: boolean): Partial<AddressParts> {
  const street = (list: string[]) => orNull(list.join(isOneLine ? ', ' : '\n'))
  const found = findCode(lines, country)
  if (!found) return withoutCode(lines, country, street)
  const postalCode = found.code.trim()
  const above = lines.slice(0, found.at)
  const below = lines.slice(found.at + 1)
  if (country === 'JP' && /[\p{Script=Han}]/u.test(lines.join('')))
    return { postalCode, ...japanese([...above, found.after || found.before, ...below].filter(Boolean)) }
  let town = found.after || found.before
  // The code stands alone: the town is the line above it, or the first one where the street comes after the town.
  const comesFirst = country === 'HU' && !town && above.length > 1
  if (!town && above.length > 0) town = comesFirst ? above.shift()! : above.pop()!
  const { city, state, rest } = splitTown(town, country, above)
  const hasRegionBelow = below.length > 0 && above.length + rest.length > 0
  const [region, others] = hasRegionBelow ? [below.join(', '), []] : [null, below]
  // A street without a comma to end it was taken for a town.
  if (city && /\d/.test(city) && above.length + rest.length + others.length === 0)
    return { street: city, state: orNull(joined(state, region)), postalCode }
  return {
    street: street([...above, ...rest, ...others]),
    city: orNull(city),
    state: orNull(joined(state, region)),
    postalCode,
  }
}

const joined = (...texts: (string | null)[]): string => texts.filter(Boolean).join(', ')

/** Without a code, the last of several lines is the town. */
function withoutCode(lines: string[], country: Country | null, street: (list: string[]) => string | null) {
  if (lines.length < 2) return { street: street(lines) }
  const above = lines.slice(0, -1)
  const { city, state, rest } = splitTown(lines.at(-1)!, country, above)
  return { street: street([...above, ...rest]), city: orNull(city), state: orNull(state) }
}

/** `Springfield, IL` into town and state; what stands before the town on its line belongs to the street. */
function splitTown(town: string, country: Country | null, above: string[]) {
  const pieces = town.split(',').map(trimmed).filter(Boolean)
  let state = ''
  const short = country && REGIONS[country]
  const last = pieces.at(-1) ?? ''
  if (short?.test(last) && pieces.length + above.length > 1) {
    state = pieces.pop()!
    // A state alone on its line: the town is on the one above.
    if (pieces.length === 0) pieces.push(above.pop()!)
  } else if (short) {
    const words = last.split(/\s+/)
    if (words.length > 1 && short.test(words.at(-1)!)) {
      state = words.pop()!
      pieces[pieces.length - 1] = trimmed(words.join(' '))
    }
  } else if (country && pieces.length > 1 && above.length > 0 && partsOf(country).includes('state')) {
    state = pieces.pop()!
  }
  const city = pieces.pop() ?? ''
  return { city, state, rest: pieces }
}

/** Prefecture, then city or ward, then the rest, which may all be one word. */
function japanese(lines: string[]): Partial<AddressParts> {
  const [first = '', ...others] = lines
  const [, state = '', city = '', rest = ''] =
    /^(北海道|東京都|大阪府|京都府|.{2,3}県)?\s*(.+?[市区町村])?\s*(.*)$/u.exec(first) ?? []
  return {
    state: orNull(state),
    city: orNull(city),
    street: orNull([rest, ...others].filter(Boolean).join('\n')),
  }
}
