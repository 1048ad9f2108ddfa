import { z } from 'zod'
import { parseTolerantly } from '@/lib/core/parse-tolerantly'

const part = z.strictObject({ name: z.string(), size: z.number().min(1) })
const schema = z.strictObject({
  title: z.string().catch('Untitled'),
  kind: z.enum(['A', 'B']).catch('A'),
  count: z.number().int(),
  isOpen: z.boolean(),
  note: z.string().nullable(),
  extra: z.number().optional(),
  part: part.nullable(),
  parts: z.array(part),
  line: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('ITEM'), amount: z.number() }),
    z.strictObject({ type: z.enum(['TEXT', 'HEADING']), text: z.string() }),
  ]),
})
const whole = {
  title: 'Offer',
  kind: 'B',
  count: 2,
  isOpen: true,
  note: 'x',
  extra: 1,
  part: { name: 'a', size: 1 },
  parts: [{ name: 'b', size: 2 }],
  line: { type: 'HEADING', text: 'Design' },
}

it('returns content that fits the schema as it is', () => {
  expect(parseTolerantly(schema, whole)).toEqual(whole)
})

it.each([
  [{}],
  [null],
  ['text'],
  [[whole]],
  [{ title: 1, kind: 'C', count: '2', isOpen: 1, note: 3, part: 4 }],
])('fills in what is missing or unreadable: %j', (stored) => {
  expect(parseTolerantly(schema, stored)).toEqual({
    title: 'Untitled',
    kind: 'A',
    count: 0,
    isOpen: false,
    note: null,
    part: null,
    parts: [],
    line: { type: 'ITEM', amount: 0 },
  })
})

it('keeps numbers out of range, and drops unknown fields and parts without their texts', () => {
  const stored = {
    ...whole,
    count: 1.005,
    author: 'Ana',
    extra: null,
    part: { size: 3 },
    parts: [{ name: 'c', size: -1, color: 'red' }, { size: 2 }, null],
  }
  const { extra: _extra, ...rest } = whole
  expect(parseTolerantly(schema, stored)).toEqual({
    ...rest,
    count: 1.005,
    extra: 0,
    part: null,
    parts: [{ name: 'c', size: -1 }],
  })
})

it('throws if the outermost object lacks a text without a fallback', () => {
  expect(() => parseTolerantly(part, {})).toThrow('without a fallback')
})
