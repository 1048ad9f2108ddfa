import * as route from '@/app/api/identifiers/check/route'
import { Browser } from '@/tests/factories/browser'

it.each([
  ['country=DE&kind=vat&number=DE136695976', 'valid', null],
  ['country=DE&kind=vat&number=DE136695977', 'invalid', 'check-digits'],
  ['country=DE&kind=tax&number=21/815', 'invalid', 'format'],
  ['country=UK&number=GB980780684', 'valid', null],
  ['country=CA&kind=tax&number=1016551356%20TQ0001', 'valid', null],
  ['country=CH&kind=vat&number=DE136695976', 'valid', null],
  ['country=KE&kind=vat&number=P051234567X', 'unchecked', null],
  ['number=1', 'unchecked', null],
  ['country=DE', 'unchecked', null],
])('checks a number: %s', async (query, status, reason) => {
  const browser = await Browser.signedIn()
  const response = await browser.call(route.GET, `/api/identifiers/check?${query}`)
  expect(await response.json()).toEqual({ status, reason })
})

it('refuses an unknown kind of number', async () => {
  const browser = await Browser.signedIn()
  const response = await browser.call(route.GET, '/api/identifiers/check?kind=shoe-size&number=43')
  expect(response.status).toBe(422)
})
