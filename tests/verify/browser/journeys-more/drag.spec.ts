import { expect, test } from '@playwright/test'
import { signUp } from '../../../e2e/helpers'

test('a line is dragged to another place, by mouse and by touch', async ({ browser, context }) => {
  await signUp(context)
  const storageState = await context.storageState()
  for (const hasTouch of [false, true]) {
    const viewport = hasTouch ? { width: 390, height: 844 } : { width: 1440, height: 900 }
    const device = await browser.newContext({ storageState, hasTouch, isMobile: hasTouch, viewport })
    const page = await device.newPage()
    await page.goto('/invoices/create')
    for (const [index, text] of ['A', 'B', 'C'].entries()) {
      if (index > 0) await page.getByRole('button', { name: 'Add Item' }).click()
      await page.getByLabel(`Description, line ${index + 1}`).fill(text)
    }
    const middle = async (line: number) => {
      const box = await page
        .getByTitle('Drag to move')
        .nth(line - 1)
        .boundingBox()
      return { x: box!.x + box!.width / 2, y: box!.y + box!.height / 2 }
    }
    await page.getByRole('button', { name: 'Actions for line 2' }).scrollIntoViewIfNeeded()
    const [from, to] = [await middle(1), await middle(2)]
    const dragged = page.getByRole('list', { name: 'Line items' }).and(page.locator('[data-dragging]'))
    // Repeats the move until the line follows, in case the dragging code loads late.
    const pull = (move: (y: number) => Promise<unknown>) =>
      expect
        .poll(async () => {
          await move(from.y + 8)
          await move(from.y + 12)
          return dragged.count()
        })
        .toBe(1)
    if (hasTouch) {
      const cdp = await device.newCDPSession(page)
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
        cdp.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
      await touch('touchStart', from.y)
      await pull((y) => touch('touchMove', y))
      for (let step = 1; step <= 5; step++) await touch('touchMove', from.y + ((to.y - from.y) * step) / 5)
      await touch('touchEnd')
    } else {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await pull((y) => page.mouse.move(from.x, y))
      await page.mouse.move(to.x, to.y, { steps: 5 })
      await page.mouse.up()
    }
    await expect
      .poll(() =>
        page
          .getByLabel(/^Description, line/)
          .evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value)),
      )
      .toEqual(['B', 'A', 'C'])
    await expect(page.getByRole('menu')).toHaveCount(0)
    await device.close()
  }
})
