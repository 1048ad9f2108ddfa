import { credited } from './credited'
import type descriptions from './descriptions.json'
import { jpy } from './jpy'
import { memberWithoutRights } from './member-without-rights'
import { monthEndSeries } from './month-end-series'
import { overdue } from './overdue'
import { partPaid } from './part-paid'
import { quoteToFinal } from './quote-to-final'
import { rightToLeftClient } from './right-to-left-client'
import { thousandLines } from './thousand-lines'
import { twoBusinesses } from './two-businesses'
import type { Scenario } from './types'

/** Scenarios by name. */
export const scenarios = {
  overdue,
  'part-paid': partPaid,
  credited,
  'quote-to-final': quoteToFinal,
  'thousand-lines': thousandLines,
  'right-to-left-client': rightToLeftClient,
  jpy,
  'month-end-series': monthEndSeries,
  'member-without-rights': memberWithoutRights,
  'two-businesses': twoBusinesses,
} satisfies Record<keyof typeof descriptions, Scenario>

export type ScenarioName = keyof typeof scenarios

export const isScenario = (name: string): name is ScenarioName => Object.hasOwn(scenarios, name)
