import { fieldMessage, parseFieldMessage } from '@/lib/core/validation/field-message'

it.each([
  ['field.required', undefined],
  ['field.too-long', { max: 200 }],
  ['numbering.no-placeholder', { text: '{"a"}\n' }],
] as const)('a field message keeps its code and values: %s', (code, values) => {
  expect(parseFieldMessage(fieldMessage(code, values))).toEqual(values ? { code, values } : { code })
})

it.each(['', 'Required', 'validation', 'A sentence about validation.field.required'])(
  'other text is no field message: %j',
  (text) => {
    expect(parseFieldMessage(text)).toBeNull()
  },
)
