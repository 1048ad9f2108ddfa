import { getBusinessInitials, getInitials } from '@/lib/business/initials'

it.each([
  ['Ada Lovelace', 'AL'],
  ['  Prince ', 'P'],
  ['Anna Maria Co', 'AC'],
  ['', '?'],
])('the initials of the person %j are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

it.each([
  ['Vance Studio Ltd', 'VS'],
  ['Bäckerei Krüger & Söhne GmbH', 'BS'],
  ['Müller GmbH & Co. KG', 'M'],
  ['Pracownia Źdźbło Sp. z o.o.', 'PŹ'],
  ['Brightwater Analytics, Inc.', 'BA'],
  ['Fernhill Studio', 'FS'],
  ['Ltd', 'L'],
  ['', '?'],
])('the initials of the business %j are %s', (name, initials) => {
  expect(getBusinessInitials(name)).toBe(initials)
})
