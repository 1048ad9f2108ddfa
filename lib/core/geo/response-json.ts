/**
 * Serializes an API response. Replaces `GB`, our internal code, with the specification's `UK` in every field called
 * `country`. Quotes inside texts are escaped, so that only a field can match.
 */
export const toResponseJson = (data: unknown): string =>
  JSON.stringify(data).replaceAll('"country":"GB"', '"country":"UK"')
