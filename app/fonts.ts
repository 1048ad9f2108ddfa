import localFont from 'next/font/local'

/**
 * Geist, from the `geist` package: one variable file that is preloaded. On a line too slow for it the page keeps the
 * system's font until the next visit: letters that change their width later would move what is being read.
 */
export const sans = localFont({
  src: '../node_modules/geist/dist/fonts/geist-sans/Geist-Variable.woff2',
  variable: '--font-geist-sans',
  weight: '100 900',
  display: 'optional',
})
