/** The sheets that documents are printed on. */
export const PAPERS = ['A4', 'LETTER'] as const
export type Paper = (typeof PAPERS)[number]

/** Where people print on US Letter (CLDR, supplemental data, paperSize); everywhere else it is A4 (ISO 216). */
const ON_LETTER = 'BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' ')

/** What a business has that chose none. @param country ISO 3166-1 alpha-2 */
export const getDefaultPaper = (country: string | null): Paper =>
  country !== null && ON_LETTER.includes(country) ? 'LETTER' : 'A4'

/** What was chosen, else what is usual in a country. */
export const resolvePaper = ({ paper, country }: { paper: string | null; country: string | null }): Paper =>
  PAPERS.find((one) => one === paper) ?? getDefaultPaper(country)
