import { createCatalogue, createCountFormatter } from '../catalogue'
import { CURRENT_EDITION } from '../editions'
import { englishFormatters } from '../english-formatters'
import type { DocumentMessages } from '../message-types'
import messages from './en.json'

/** Texts given by the specification are used verbatim. */
export const catalogue = createCatalogue(messages)

const { days, units: _, ...texts } = catalogue.document

/** Messages of an English document, the same for every kind and country. */
export const english: DocumentMessages = {
  ...texts,
  edition: CURRENT_EDITION,
  locale: 'en-US',
  lang: 'en',
  formatDays: createCountFormatter(days, 'en-US'),
  formatters: englishFormatters,
}
