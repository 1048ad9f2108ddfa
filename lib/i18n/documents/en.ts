import { createCatalogue, createCountFormatter } from '../catalogue'
import { CURRENT_EDITION } from '../editions'
import { UNITED_STATES } from '../english-locale'
import { englishFormatters } from '../english-formatters'
import type { DocumentMessages } from '../message-types'
import messages from './en.json'
// A separate file, because the other languages are compared with en.json.
import byCountry from './english/by-country.json'

/** Texts given by the specification are used verbatim. */
export const catalogue = createCatalogue({ ...messages, byCountry })

const { days, units: _, ...texts } = catalogue.document

/** Messages of an English document in the United States, the same for every kind. */
export const english: DocumentMessages = {
  ...texts,
  edition: CURRENT_EDITION,
  locale: UNITED_STATES,
  lang: 'en',
  formatDays: createCountFormatter(days, 'en-US'),
  formatters: englishFormatters,
}
