// A share of `npm run verify:deep`: each part at the size for a test, with its figures showing that it did its work.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compareCharges } from '../../scripts/lib/deep/charges.mjs'
import { chargesOf } from '../../scripts/lib/deep/charges-oracle.mjs'
import { loadPart, PARTS, runPart } from '../../scripts/lib/deep/index.mjs'
import { problemsWith } from '../../scripts/lib/deep/request-answers.mjs'
import { pick, randomOf, whole } from '../../scripts/lib/deep/random.mjs'

const SEED = 20_261_122

/** Runs a part at its share and answers its figures; what it found fails the test. */
async function shareOf(name) {
  const part = await loadPart(name)
  const signal = new AbortController().signal
  const result = await runPart(part, { size: part.sizes.share, seed: SEED, signal })
  assert.deepEqual(result.violations, [])
  return result.figures
}

test('the same seed brings the same chance, and another seed another', () => {
  const some = (seed) => {
    const random = randomOf(seed)
    return Array.from({ length: 200 }, () => whole(random, 1, 6))
  }
  assert.deepEqual(some(1), some(1))
  assert.notDeepEqual(some(1), some(2))
  assert.deepEqual([...new Set(some(1))].sort(), [1, 2, 3, 4, 5, 6])
  const random = randomOf(1)
  assert.equal(new Set(Array.from({ length: 200 }, () => pick(random, PARTS))).size, PARTS.length)
})

test('a part that does not get to its end has found something', async () => {
  const part = { name: 'broken', title: 'Broken', sizes: { unit: 'tries' } }
  const run = async () => {
    throw new Error('no server')
  }
  const { violations } = await runPart({ ...part, run }, { size: 1, seed: 1 })
  assert.match(violations.join(), /did not get to its end: Error: no server/)
})

test('three thousand random invoices come to what whole numbers say', async () => {
  const { invoices, lines, payments, refused, ...figures } = await shareOf('money')
  assert.equal(invoices, 3000)
  assert.ok(lines > 10_000 && payments > 2000, JSON.stringify({ lines, payments }))
  assert.equal(refused, 300)
  assert.ok(figures['too large'] > 20)
  assert.ok(figures.traps >= 10)
})

test('three thousand random documents with several taxes come to what whole numbers say', async () => {
  const { documents, ...figures } = await shareOf('charges')
  assert.equal(documents, 3000)
  const { inclusive, discounted, withheld, final, rates } = figures
  const least = Math.min(inclusive, discounted, withheld, final)
  assert.ok(least > 500 && rates > 2 * documents, JSON.stringify(figures))
})

test('a total that is a minor unit off, and one that is shown wrongly, are noticed', () => {
  const line = { quantity: 10_000n, price: 100_000_000n, tax: null, discount: null }
  const document = {
    ...{ currency: 'EUR', lines: [line], deductions: [], isInclusive: true, discount: null },
    ...{ tax: { rate: 19_000n, category: null }, withholding: 15_000n },
  }
  const { taxes, total, withheld } = chargesOf(document)
  assert.deepEqual([taxes[0].taxable, taxes[0].tax, total, withheld], [8403n, 1597n, 10_000n, 1260n])
  const said = (units) => ({ toFixed: () => units })
  const totals = {
    ...{ amounts: [said('100')], nets: [said('84.03')], listed: said('100'), discountAmount: said('0') },
    ...{ taxes: [{ category: null, rate: said('19'), taxable: said('84.03'), tax: said('15.97') }] },
    ...{ subtotal: said('84.03'), taxAmount: said('15.97'), totalAmount: said('100') },
    withheldAmount: said('12.6'),
  }
  const sums = ['€100.00', '€15.97', '-€12.60'].map((value) => ({ value }))
  const view = { lines: [{ amount: '€100.00' }], sums, total: '€100.00' }
  const told = (more, shown) =>
    compareCharges(
      { computeTotals: () => ({ ...totals, ...more }), invoiceView: () => ({ ...view, ...shown }) },
      document,
    )
  assert.deepEqual(told(), [])
  assert.deepEqual(told({ taxAmount: said('15.96') }), ['tax is 15.96, it should be 15.97'])
  assert.deepEqual(told({ nets: [said('84.04')] }), ['nets is 84.04, it should be 84.03'])
  assert.deepEqual(told({}, { total: '€100.01' }), ['total shown is €100.01, it should be €100.00'])
})

test('an answer that is not as described, shows somebody else’s or says nothing is noticed', async () => {
  const described = { path: '/api/clients', isOpen: false, statuses: ['200', 'default'] }
  const problems = async (status, body, more = {}) => {
    const request = { kind: 'valid', method: 'GET', path: '/api/clients', operation: described, ...more }
    const answer = { status, headers: {}, bytes: Buffer.from(body), ms: more.ms ?? 5 }
    const checkContract = async () => assert.notEqual(body, 'other', 'not as described')
    const asMissing = async () => ({ status: 422, bytes: Buffer.from('{"message":"A name is required"}') })
    return (await problemsWith({ request, answer, mark: 'zebrafish', asMissing, checkContract })).join('; ')
  }
  const words = '{"message":"Client not found"}'
  assert.equal(await problems(200, '[]'), '')
  assert.equal(await problems(404, words, { missingPath: '/' }), '')
  assert.equal(await problems(422, '{"message":"A name is required"}', { missingPath: '/' }), '')
  assert.match(await problems(422, words, { missingPath: '/' }), /422 for an id of the other/)
  assert.equal(await problems(422, '{"message":"Must be finance","errors":{"a":["Required"]}}'), '')
  assert.match(await problems(500, words), /^500/)
  assert.match(await problems(200, 'a zebrafish swims'), /other business: a zebrafish swims/)
  assert.match(await problems(200, '[]', { missingPath: '/' }), /200 for an id of the other/)
  assert.match(await problems(200, '[]', { kind: 'nobody' }), /200 for nobody/)
  assert.match(await problems(200, 'other'), /not as described/)
  assert.match(await problems(200, '[]', { ms: 10_001 }), /10001 ms/)
  assert.match(await problems(400, ''), /without a body/)
  assert.match(await problems(400, '{"message":"undefined is bad"}'), /says “undefined is bad”/)
  assert.match(await problems(400, '<html>'), /no JSON/)
})

test('three hundred random requests are answered as described, and touch nobody else’s', async () => {
  const { requests, ...figures } = await shareOf('requests')
  assert.equal(requests, 300)
  for (const status of [200, 201, 400, 401, 403, 404, 422])
    assert.ok(figures[`answers ${status}`] > 0, JSON.stringify(figures))
  assert.ok(figures['calls that succeeded'] >= 30)
  assert.ok(figures['looks at the other business'] >= 2)
})

test('mails to a server that fails in sixteen ways are neither lost nor doubled', async () => {
  const figures = await shareOf('smtp')
  assert.equal(figures.modes, 16)
  assert.equal(figures.mails, 16)
  // Two modes tell the two recipients of a mail apart.
  assert.equal(figures.recipients, 18)
  assert.equal(figures['handed over'], 13)
  assert.ok(figures['tried again'] >= 8)
})
