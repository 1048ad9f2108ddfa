import type { Definition } from '../define'
import * as auth from './auth'
import * as clients from './clients'
import * as identifiers from './identifiers'
import * as invoiceLists from './invoice-lists'
import * as invoices from './invoices'
import * as links from './links'
import * as mails from './mails'
import * as members from './members'
import { missingDefinitions } from './missing'
import * as numbers from './numbers'
import * as operation from './operation'
import * as overview from './overview'
import * as payments from './payments'
import * as pdfs from './pdfs'
import * as pictures from './pictures'
import * as preferences from './settings/preferences'
import * as reauthentication from './reauthentication'
import * as reminders from './reminders'
import * as sender from './settings/sender'
import * as series from './series'
import * as items from './settings/items'
import * as taxes from './settings/taxes'
import * as users from './users'

const modules = [
  auth,
  users,
  pictures,
  reauthentication,
  sender,
  preferences,
  overview,
  identifiers,
  invoiceLists,
  invoices,
  numbers,
  links,
  payments,
  items,
  taxes,
  members,
  mails,
  series,
  reminders,
  pdfs,
  clients,
  operation,
]

/** Every endpoint, for the OpenAPI document and the tests. Routes import only the definitions of their own area. */
export const DEFINITIONS: Definition[] = [
  ...modules.flatMap((definitions): Definition[] => Object.values(definitions)),
  ...missingDefinitions,
]
