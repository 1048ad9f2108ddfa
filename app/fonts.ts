import localFont from 'next/font/local'

/**
 * Geist's Western European characters, preloaded; fonts.css has the others. On a slow connection the page keeps the
 * system font until the next visit, because swapping fonts later would shift the text.
 */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
})
