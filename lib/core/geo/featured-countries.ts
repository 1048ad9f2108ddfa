/**
 * Countries named by the specification (section 9), in its order, by the codes that forms use. Selects list them first.
 */
export const FEATURED_COUNTRIES: Record<string, string> = {
  US: 'United States',
  CA: 'Canada',
  UK: 'United Kingdom',
  AU: 'Australia',
  DE: 'Germany',
  FR: 'France',
}
