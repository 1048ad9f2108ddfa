import { closeRenderer, getPdfRenderer } from '@/lib/documents/pdf/render'
import { ALWAYS_DRAWABLE, findUndrawable } from '@/lib/documents/pdf/find-undrawable'

afterAll(closeRenderer)

it('the glyph check finds the characters of each text that no font has, once each', async () => {
  // Starting the thread may take longer than the second a page waits.
  jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(new AbortController().signal)
  const texts = ['Plain', '山﨑と﨑田', '𠮷野家 and 吉野家', 'ᚠ Z̦̈ □', 'ｶﾞ ㈱ 😀 Müller']
  expect(await findUndrawable(texts, { use: 'business', id: 1 })).toEqual([
    [],
    ['﨑'],
    ['𠮷'],
    expect.arrayContaining(['ᚠ']),
    [],
  ])
})

it('the glyph check skips characters that the fonts always have', async () => {
  const always = Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => ALWAYS_DRAWABLE.test(character) && /\P{C}/u.test(character),
  )
  const bytes = await getPdfRenderer().render({ texts: [always.join(' ')] }, { use: 'business', id: 1 })
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual([[]])
})

it('the glyph check reports nothing if the thread fails', async () => {
  jest.spyOn(getPdfRenderer(), 'render').mockRejectedValueOnce(new Error('busy'))
  expect(await findUndrawable(['山﨑', 'Plain'], { use: 'business', id: 1 })).toEqual([[], []])
})

it('the glyph check waits a second at most for the thread', async () => {
  const second = new AbortController()
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(second.signal)
  const render = jest.spyOn(getPdfRenderer(), 'render').mockReturnValueOnce(new Promise(() => {}))
  const found = findUndrawable(['山﨑', 'Plain'], { use: 'check', id: 1 })
  second.abort()
  expect(await found).toEqual([[], []])
  expect(timeout).toHaveBeenCalledWith(1000)
  expect(render.mock.lastCall![2]!.aborted).toBe(true)
})
