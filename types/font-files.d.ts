/** URL of a font file that is served with the application's static files. */
declare module '*.woff2' {
  const url: string
  export default url
}
