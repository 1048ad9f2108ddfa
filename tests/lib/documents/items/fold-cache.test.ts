import { foldEach } from '@/lib/documents/items/queries'

it('the fold cache folds each text separately, and returns the cached result', async () => {
  for (let time = 0; time < 2; time++)
    expect(await foldEach(['Köln', 'Hosting', '…', 'Köln'])).toEqual([
      'koln\nkoeln',
      'hosting',
      '',
      'koln\nkoeln',
    ])
})

it('the fold cache yields to other work while folding many texts', async () => {
  const order: string[] = []
  const folding = foldEach(Array.from({ length: 1000 }, (_, index) => `Item ${index}`)).then((folded) => {
    order.push('folded')
    return folded
  })
  setImmediate(() => order.push('other'))
  const folded = await folding
  expect(order).toEqual(['other', 'folded'])
  expect([folded.length, folded[999]]).toEqual([1000, 'item 999'])
})
