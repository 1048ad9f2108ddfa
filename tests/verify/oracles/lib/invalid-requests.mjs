// Makes requests invalid: in the body, path, headers or bytes.
import { day } from './request-body.mjs'
import { pick, randomInteger } from '../../support/random.mjs'

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eevil',
  '\u200b',
  '👩‍👩‍👧‍👦'.repeat(80),
  'x'.repeat(5001),
  'é'.repeat(2100),
  "'; --",
  '{{7*7}}',
  '%00',
  '../../x',
  '\r\nX: 1',
]
const NUMBERS = [0, -1, 0.1 + 0.2, 1e308, -1e308, 2 ** 53, 2 ** 31, 1e21, 1e-7, 1.005, -0]
const DAYS = [
  '2026-02-30',
  '0000-00-00',
  '9999-99-99',
  '10000-01-01',
  '2026-1-1',
  '2026-01-01T00:00:00Z',
  'tomorrow',
  day(-90_000),
  day(300_000),
]
const OTHERS = [null, true, [], {}, [[]], ['a'], { a: 1 }, 'NOPE', { length: 1 }, Array(1001).fill(0)]

// A copy, because it may be changed again.
const strange = (random) => structuredClone(pick(random, pick(random, [TEXTS, NUMBERS, DAYS, OTHERS])))

/** Lists every position in a body: `[holder, key]`. */
function places(value) {
  if (typeof value !== 'object' || value === null) return []
  return Object.keys(value).flatMap((key) => [[value, key], ...places(value[key])])
}

const nested = (depth) => (depth ? { a: nested(depth - 1) } : 1)

/** Breaks a body in one to three places, and returns it as text. */
export function createInvalidBody(random, body) {
  const copy = structuredClone(body)
  for (let count = randomInteger(random, 1, 3); count > 0; count--) {
    const all = places(copy)
    const kind = random()
    if (all.length === 0 || kind < 0.12)
      copy[pick(random, ['extra', 'constructor', 'toString', 'id', '', 'x'.repeat(500)])] = strange(random)
    else {
      const [holder, key] = pick(random, all)
      if (kind < 0.25 && !Array.isArray(holder)) delete holder[key]
      else if (kind < 0.28) holder[key] = nested(randomInteger(random, 5, 40))
      else if (kind < 0.45 && typeof holder[key] === 'string') holder[key] += pick(random, TEXTS)
      else holder[key] = strange(random)
    }
  }
  const json = JSON.stringify(copy)
  return random() < 0.03 ? json.replace('{', '{"__proto__":{"admin":true},') : json
}

const JSON_TYPE = 'application/json'
const BROKEN = [
  '',
  '{',
  '{"a":1,}',
  'null',
  '[]',
  '"text"',
  '0',
  'NaN',
  'undefined',
  '{"a":"\u0001"}',
  '[['.repeat(2000),
  '{"name":"x"}{}',
  '\ufeff{}',
]

/** Returns an invalid body: `{ body, type }`, with `type` undefined for no content type. */
export function createInvalidBytes(random, body) {
  const kind = random()
  if (kind < 0.45) return { body: pick(random, BROKEN), type: JSON_TYPE }
  if (kind < 0.55)
    return { body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), type: JSON_TYPE }
  if (kind < 0.7)
    return {
      body: JSON.stringify({ ...body, padding: 'x'.repeat(randomInteger(random, 102_400, 300_000)) }),
      type: JSON_TYPE,
    }
  const type = pick(random, [
    undefined,
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
    '*/*',
  ])
  return { body: JSON.stringify(body), type }
}

const QUERY = [
  '%00',
  '%ff',
  '%ED%A0%80',
  '-1',
  '0',
  '1e9',
  '99999999999999999999',
  '2147483648',
  'null',
  'undefined',
  '[]',
  '%27',
  '%25',
  '%5C',
  '_',
  '%E2%80%AE',
  'x'.repeat(3000),
  '2026-02-30',
  'bnVsbA',
  'e30',
  'W10',
  'eyJhIjoxfQ',
  '%7B%7D',
]

/** Returns a query of a call's parameters and an unknown one, each once, twice or not at all. */
export function createInvalidQuery(random, names) {
  const known = names.length ? names : ['q']
  const parts = Array.from({ length: randomInteger(random, 1, 4) }, () => {
    const name =
      random() < 0.9 ? pick(random, known) : pick(random, ['extra', '__proto__', 'constructor', ''])
    return `${name}${random() < 0.2 ? '[]' : ''}=${pick(random, QUERY)}`
  })
  return `?${parts.join('&')}${random() < 0.3 ? `&${parts[0]}` : ''}`
}

const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '01',
  '+1',
  'abc',
  '2147483648',
  '99999999999999999999',
  '%00',
  '%F0%9F%98%80',
  'undefined',
  'x'.repeat(400),
  '%2e%2e',
  '1%2F2',
  'constructor',
  '__proto__',
  '%C0%AF',
  '%',
  '%zz',
]

/** Returns an invalid id. */
export const createInvalidId = (random) => pick(random, IDS)
