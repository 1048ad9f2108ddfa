import localFont from 'next/font/local'

/**
 * Geist's letters of western Europe, which are preloaded; fonts.css has the others. On a line too slow for it the page keeps the system's font
 * until the next visit: letters that change their width later would move what is being read.
 */
export const sans = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
})
