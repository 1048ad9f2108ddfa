import { foldEach } from '@/lib/documents/items/fold-cache'

it('folds each text by itself, and answers the same once it has folded it', async () => {
  for (let time = 0; time < 2; time++)
    expect(await foldEach(['Köln', 'Hosting', '…', 'Köln'])).toEqual([
      'koln\nkoeln',
      'hosting',
      '',
      'koln\nkoeln',
    ])
})

it('lets others have their turn while it folds many', async () => {
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
