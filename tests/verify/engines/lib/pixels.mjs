// Checks that only a screenshot can show.
import sharp from 'sharp'

async function grey(png) {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, at: (x, y) => data[y * info.width + x] }
}

/** Returns the vertical position of the text in a one-line field: 0 at the top, 0.5 in the middle. */
export async function measureTextPosition(png) {
  const { width, height, at } = await grey(png)
  const edge = 6
  const paper = at(edge, edge)
  const rows = []
  for (let y = edge; y < height - edge; y++)
    for (let x = edge; x < width / 2; x++)
      if (Math.abs(at(x, y) - paper) > 80) {
        rows.push(y)
        break
      }
  return (rows[0] + rows.at(-1)) / 2 / height
}

/** True if the right edge has a strip that the left edge lacks: a scroll bar. */
export async function hasStrip(png) {
  const { width, height, at } = await grey(png)
  const row = height - 3
  return Array.from({ length: 8 }, (_, x) => at(width - 2 - x, row)).some(
    (tone) => Math.abs(tone - at(2, row)) > 4,
  )
}
