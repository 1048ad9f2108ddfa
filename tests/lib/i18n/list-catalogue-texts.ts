/** Lists all texts of a catalogue by path; plurals by their forms. */
export function listCatalogueTexts(part: unknown, path = ''): [path: string, text: string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inner]) =>
    listCatalogueTexts(inner, path ? `${path}.${key}` : key),
  )
}
