import { createCatalogue, createCountFormatter } from '../catalogue'
import { CURRENT_EDITION } from '../editions'
import { UNITED_STATES } from '../english-locale'
import { englishFormatters } from '../english-formatters'
import type { DocumentMessages } from '../message-types'
import messages from './en.json'
// Separate files, because the other languages are compared with en.json.
import byCountry from './english/by-country.json'
import byKind from './english/by-kind.json'

/** Texts given by the specification are used verbatim. */
export const catalogue = createCatalogue({ ...messages, byCountry, byKind })

const { days, units: _, ...texts } = catalogue.document

/** Messages of an English invoice in the United States. */
export const english: DocumentMessages = {
  ...texts,
  edition: CURRENT_EDITION,
  locale: UNITED_STATES,
  lang: 'en',
  formatDays: createCountFormatter(days, 'en-US'),
  formatters: englishFormatters,
}
