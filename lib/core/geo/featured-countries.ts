/** The countries that the specification names (section 9), in its order and by the codes that forms write; they are offered first. */
export const FEATURED_COUNTRIES: Record<string, string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
}
