/** Replaces the URL of a font file, which only the build knows. */
const url = '/font.woff2'

export default url
