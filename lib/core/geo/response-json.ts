/**
 * An answer of the API as JSON. What is `GB` inside is `UK` in every field called `country` that is answered: the specification's code
 * for the United Kingdom. A text that holds the same words has its quotes escaped, so that only a field can match.
 */
export const toResponseJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('"country":"GB"', '"country":"UK"')
