/** Stands in for the URL of a font file, which only the build knows. */
export default '/font.woff2'
