import localFont from 'next/font/local'

/** For links and codes; loaded only on pages that use it. */
export const mono = localFont({
  src: '../node_modules/geist/dist/fonts/geist-mono/GeistMono-Variable.woff2',
  variable: '--font-geist-mono',
  weight: '100 900',
  display: 'optional',
  preload: false,
})
