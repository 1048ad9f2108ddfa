import 'server-only'
import type { Actor } from '@/lib/core/access/actor'
import type { ClientFilter } from '@/lib/clients/filter'
import { listClients } from '@/lib/clients/list'
import { LANGUAGES } from '@/lib/core/languages'
import type { Client } from '@/lib/clients/types'
import { iterateRows } from '@/lib/core/lists/pages'
import { formatCountry } from '@/lib/core/geo/countries'
import type { CsvStyle } from './csv'
import { createCsvTable, type Columns } from './tables'

/** Rows read at a time. */
const PAGE = 500

/** What the client dialog asks for, under its labels. */
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
}

/** The list, all pages of it, as a CSV table, piece by piece. */
export const createClientTable = (
  actor: Actor,
  filter: ClientFilter,
  style: CsvStyle,
): AsyncGenerator<string> =>
  createCsvTable(
    COLUMNS,
    iterateRows(async (before) => {
      const { clients, next } = await listClients(actor, { ...filter, before, limit: PAGE })
      return { rows: clients, next }
    }),
    style,
  )
