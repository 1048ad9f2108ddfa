/** Paper sizes of documents. */
export const PAPERS = ['A4', 'LETTER'] as const
export type Paper = (typeof PAPERS)[number]

/** Countries that print on US Letter (CLDR, supplemental data, paperSize); everywhere else uses A4 (ISO 216). */
const ON_LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** Returns the paper size of a country. @param country ISO 3166-1 alpha-2 */
const getDefaultPaper = (country: string | null): Paper =>
  country !== null && ON_LETTER.includes(country) ? 'LETTER' : 'A4'

/** Returns the chosen paper size, or else the country's. */
export const resolvePaper = ({ paper, country }: { paper: string | null; country: string | null }): Paper =>
  PAPERS.find((one) => one === paper) ?? getDefaultPaper(country)
