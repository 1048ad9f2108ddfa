import type { ReactNode } from 'react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewClientDialog } from '@/components/clients/editor/new-client-dialog'
import '@/components/clients/editor/client-dialog'
import { InvoiceForm, type InvoiceFormProps } from '@/components/documents/form/invoice-form'
// Preloaded, so that no test waits for a lazy import to compile.
import '@/components/documents/form/details-choices'
import '@/components/documents/form/invoice-form-resolver'
import {
  NEW_LINE,
  createInvoiceFields,
  type LineFields,
} from '@/components/documents/form/invoice-form-values'
import { DecimalSignProvider } from '@/components/shared/format-settings'
import { UnsavedChangesGuard } from '@/components/shared/unsaved/unsaved-changes-guard'
import '@/components/shared/unsaved/leave-confirm-dialog'
import { getCurrentToast } from '@/tests/factories/toasts'
import type { DecimalSign } from '@/lib/core/reader-locale'
import type { ClientOption } from '@/lib/clients/client-response'
import { SELLER } from '../../factories/invoice-source'

const client = (id: number, name: string, currency: string | null = null): ClientOption => ({
  id,
  name,
  companyName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  vatNumber: null,
  taxNumber: null,
  companyNumber: null,
  currency,
})
export const CLIENTS = [client(1, 'Grace Hopper', 'EUR'), client(2, 'Ada Lovelace')]
export const PLACE = { name: 'sheaf:invoice:1:new', key: btoa('k'.repeat(32)) }
export const SELLER_WITHOUT_BANK = { ...SELLER, bankAccountNumber: null, bankIban: null }

export const createFields = (over: Partial<Parameters<typeof createInvoiceFields>[0]> = {}) =>
  createInvoiceFields({
    decimalSign: '.',
    client: null,
    currency: 'GBP',
    invoiceNumber: 'INV-0007',
    today: '2026-11-09',
    paymentTerms: 14,
    tax: { rate: 0, category: null, reason: null },
    texts: { termsAndConditions: 'Payment within 14 days.' },
    seller: SELLER_WITHOUT_BANK,
    ...over,
  })

/** Returns a line item as form values. */
export const createLine = (description: string, over: Partial<LineFields> = {}): LineFields => ({
  ...NEW_LINE,
  description,
  ...over,
})

/** Returns a new invoice to Ada with one line, ready to save. */
export const createReadyFields = (over: Partial<ReturnType<typeof createFields>> = {}) => ({
  ...createFields({ client: CLIENTS[1]! }),
  lineItems: [createLine('Compiler')],
  ...over,
})

/** Wraps the form in the app shell's providers. */
const screenOf = (form: ReactNode, sign: DecimalSign) => (
  <DecimalSignProvider sign={sign}>
    {form}
    <UnsavedChangesGuard />
  </DecimalSignProvider>
)

/** Renders the create form of a business in pounds; `over` overrides the props. */
export function renderForm(over: Partial<InvoiceFormProps> = {}, sign: DecimalSign = '.') {
  const props: InvoiceFormProps = {
    mode: { kind: 'create' },
    draftStorage: PLACE,
    initial: createFields(),
    clients: CLIENTS,
    taxes: [],
    NewClient: NewClientDialog,
    moreClients: false,
    currencies: ['USD', 'EUR', 'GBP', 'JPY', 'CAD'],
    defaultCurrency: 'GBP',
    seller: SELLER_WITHOUT_BANK,
    today: '2026-11-09',
    paymentTerms: 14,
    ...over,
  }
  return { user: userEvent.setup(), ...render(screenOf(<InvoiceForm {...props} />, sign)) }
}

type User = ReturnType<typeof userEvent.setup>

export async function chooseClient(user: User, name: string) {
  await user.click(screen.getByRole('combobox', { name: 'Client' }))
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }))
}

export async function openDetails(user: User) {
  await user.click(screen.getByText('Details'))
  await screen.findByLabelText('Language')
}

/** Replaces a field's value at once, which renders the form once instead of once per key. */
export async function fillField(user: User, label: string | RegExp, text: string) {
  await user.clear(screen.getByLabelText(label))
  if (text) await user.paste(text)
}

export const clickSave = (user: User) => user.click(screen.getByRole('button', { name: /Save Invoice/ }))

export const getLastToast = () => {
  const { title, description, variant } = getCurrentToast() ?? {}
  return { title, description, variant }
}

interface Call {
  method: string
  path: string
  body: Record<string, unknown>
}

/** Returns the calls that change something, without lookups such as earlier lines. */
export const filterWrites = (calls: Call[]) => calls.filter(({ method }) => method !== 'GET')

interface Answer {
  status?: number
  data?: unknown
  headers?: Record<string, string>
}

/** Replaces `fetch` by `answer` and records the calls. */
export function mockServer(answer: (call: Call) => Answer | Promise<Answer>) {
  const calls: Call[] = []
  global.fetch = jest.fn(async (path: string, init: { method?: string; body?: string } = {}) => {
    const call = { method: init.method ?? 'GET', path, body: JSON.parse(init.body ?? '{}') as Call['body'] }
    calls.push(call)
    const { status = 200, data, headers } = await answer(call)
    return {
      ok: status < 400,
      status,
      statusText: '',
      text: async () => JSON.stringify(data),
      json: async () => data,
      headers: new Headers(headers),
      blob: async () => data,
    }
  }) as unknown as typeof fetch
  return calls
}
