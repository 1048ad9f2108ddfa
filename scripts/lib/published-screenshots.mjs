// Screenshots that are committed: those of the landing page, in two themes and sharp on high-density displays, and of
// the README. `npm run screens` takes them with the others, `npm run screens published` takes only them.
import { SCREENSHOTS } from './screenshots.mjs'

/** Widths in pixels of a desktop screenshot; `images.deviceSizes` in next.config.js. */
const DESKTOP_WIDTHS = [800, 1600]

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Names of the files in `public/screens`, by the screen that they show. */
const LANDING = [
  { screen: 'invoice-create-filled', file: 'create', viewport: desktop },
  { screen: 'invoice', file: 'invoice', viewport: desktop },
  { screen: 'dashboard', file: 'dashboard', viewport: desktop },
  { screen: 'calendar', file: 'calendar', viewport: desktop },
  { screen: 'invoice', file: 'invoice-screen-phone', viewport: phone },
  { screen: 'dashboard', file: 'dashboard-screen-phone', viewport: phone },
  { screen: 'calendar', file: 'calendar-screen-phone', viewport: phone },
  { screen: 'public-invoice-open', file: 'invoice-phone', viewport: phone },
  { screen: 'public-quote', file: 'quote-phone', viewport: phone },
]

/** Names of the files in `docs/screens`. */
const README = [
  { screen: 'invoice', file: 'invoice' },
  { screen: 'dashboard', file: 'dashboard' },
  { screen: 'invoice-create-filled', file: 'invoice-create' },
  { screen: 'public-quote', file: 'public-quote' },
]

const findScreen = (wanted) => SCREENSHOTS.find(({ name }) => name === wanted)

/** `files`: pairs of a width in pixels (null for that of the screenshot) and a path. */
export const PUBLISHED = [
  ...['light', 'dark'].flatMap((theme) =>
    LANDING.map(({ screen, file, viewport }) => ({
      screen: findScreen(screen),
      theme,
      viewport,
      scale: 2,
      files:
        viewport === phone
          ? [[null, `public/screens/${file}-${theme}.webp`]]
          : DESKTOP_WIDTHS.map((width) => [width, `public/screens/${file}-${theme}-${width}.webp`]),
    })),
  ),
  ...README.map(({ screen, file }) => ({
    screen: findScreen(screen),
    theme: 'light',
    viewport: desktop,
    scale: 1,
    files: [[null, `docs/screens/${file}-1440-light.webp`]],
  })),
]
