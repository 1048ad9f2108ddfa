import { isTimeZone } from '@/lib/core/dates/time-zone'
import { listTimeZoneOptions, formatZoneOffset } from '@/lib/business/time-zones'

const WINTER = new Date('2026-01-15T12:00:00Z')
const SUMMER = new Date('2026-07-15T12:00:00Z')

it.each([
  ['Europe/London', WINTER, 'GMT+00:00'],
  ['Europe/London', SUMMER, 'GMT+01:00'],
  ['Asia/Kolkata', WINTER, 'GMT+05:30'],
  ['America/New_York', SUMMER, 'GMT-04:00'],
  ['UTC', SUMMER, 'GMT+00:00'],
])('the offset of %s at %p is %s', (zone, at, offset) => {
  expect(formatZoneOffset(zone, at)).toBe(offset)
})

it('the time zone list offers every zone once by its stored name, including the current one and UTC', () => {
  const options = listTimeZoneOptions('Asia/Kolkata', WINTER)
  const values = options.map(({ value }) => value)
  expect(new Set(values).size).toBe(values.length)
  expect(values).toEqual(
    expect.arrayContaining(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']),
  )
  expect(values.every(isTimeZone)).toBe(true)
  expect(options.find(({ value }) => value === 'America/New_York')).toEqual({
    value: 'America/New_York',
    label: 'America/New York',
    description: 'GMT-05:00',
  })
})
