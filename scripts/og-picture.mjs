// `node scripts/og-picture.mjs [ADDRESS]`: makes public/og.png, what link previews show, from the landing page of a
// running application: the promise and the sheet, without anything to press.
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findOrInstallChromium } from './lib/chromium.mjs'
import { main } from './lib/log.mjs'
import { inRoot } from './lib/paths.mjs'

const size = { width: 1200, height: 630 }
const style = `
  .site-header nav, .site-hero a, nextjs-portal { display: none !important }
  .site-header { position: static; background: none; border: 0; padding-top: 1.5rem }
  .site-hero-grid { padding-top: 1rem }
  .site-hero-words { padding-top: 4rem }
  .site-hero-words p:last-child { display: none }
`

await main(async () => {
  const address = process.argv[2] ?? `http://localhost:${process.env.PORT ?? 3000}`
  const executablePath = await findOrInstallChromium(new AbortController().signal)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage({ viewport: size, colorScheme: 'light' })
  await page.goto(`${address}/landing`, { waitUntil: 'networkidle' })
  await page.addStyleTag({ content: style })
  const picture = await page.screenshot()
  await browser.close()
  await sharp(picture)
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(inRoot('public/og.png'))
  console.log('public/og.png')
})
