import { getSetupProgress } from '@/lib/reports/dashboard/setup-steps'

const NEW = { companyLogo: null, accountNumber: null, iban: null, hasClients: false, totalInvoices: 0 }
const READY = {
  companyLogo: '/logo.png',
  accountNumber: null,
  iban: 'DE02',
  hasClients: true,
  totalInvoices: 1,
}

it.each([
  [NEW, { logo: false, bank: false, client: false, invoice: false }],
  [
    { ...NEW, accountNumber: '12345678', hasClients: true },
    { logo: false, bank: true, client: true, invoice: false },
  ],
  [
    { ...READY, companyLogo: null },
    { logo: false, bank: true, client: true, invoice: true },
  ],
  [READY, null],
])('the first steps of %j are done: %j', (state, done) => {
  expect(getSetupProgress(state)).toEqual(done)
})
