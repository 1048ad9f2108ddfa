import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { ClientFilter } from '@/lib/clients/filter'
import { listClients } from '@/lib/clients/list'
import { LANGUAGES } from '@/lib/core/languages'
import type { Client } from '@/lib/clients/client-response'
import { iterateRows } from '@/lib/core/lists/paging'
import { formatCountry } from '@/lib/core/geo/countries'
import type { CsvStyle } from './csv'
import { createCsvTable, type Columns } from './tables'

const PAGE_SIZE = 500

/** Fields of the client dialog, under its labels. */
const COLUMNS: Columns<Client> = {
  Name: ({ name }) => name,
  Company: ({ companyName }) => companyName,
  Email: ({ email }) => email,
  Phone: ({ phone }) => phone,
  Address: ({ address }) => address,
  City: ({ city }) => city,
  'State / Region': ({ state }) => state,
  'Postal Code': ({ postalCode }) => postalCode,
  Country: ({ country }) => formatCountry(country) ?? null,
  'VAT/Tax Number': ({ vatNumber }) => vatNumber,
  Currency: ({ currency }) => currency,
  Notes: ({ notes }) => notes,
  Language: ({ language }) => language && LANGUAGES[language],
  'Tax Number': ({ taxNumber }) => taxNumber,
  'Company Registration Number': ({ companyNumber }) => companyNumber,
}

/** Streams the whole filtered list as a CSV table. */
export const createClientTable = (
  actor: Actor,
  filter: ClientFilter,
  style: CsvStyle,
): AsyncGenerator<string> =>
  createCsvTable(
    COLUMNS,
    iterateRows(async (before) => {
      const { clients, next } = await listClients(actor, { ...filter, before, limit: PAGE_SIZE })
      return { rows: clients, next }
    }),
    style,
  )
