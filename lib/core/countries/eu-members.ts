const EU_MEMBERS = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
)

/** True for a member of the European Union. @param country ISO 3166-1 alpha-2 */
export const isEuCountry = (country: string | null): boolean => country !== null && EU_MEMBERS.has(country)
