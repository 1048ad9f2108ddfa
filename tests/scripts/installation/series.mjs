// Series that run, stopped and ended, and the numbers that were given, to invoices that are there and that are not.
import { LODZ, YORK } from './accounts.mjs'

const schedules = [
  {
    ...{ id: 1, invoiceId: 5, clientId: 1, status: 'ACTIVE', nextDay: '2026-12-01', autoSend: true },
    ...{ taxRate: '7.500' },
    ...{ frequency: 'MONTHLY', startsOn: '2026-10-01', endsOn: '2027-09-30', maxRuns: 12, every: 1 },
    ...{ version: 3 },
    ...{ notes: 'For {month} – „Käse“', termsAndConditions: 'Net.', failingSince: '2026-11-21 03:00:00' },
  },
  {
    ...{ id: 2, invoiceId: 6, clientId: 2, status: 'PAUSED', nextDay: '2026-11-30', missed: 'ASK' },
    ...{ catchUp: 'LATEST' },
    ...{ frequency: 'YEARLY', every: 2, startsOn: '2024-11-30', paymentMethod: 'REQUEST', paymentTerms: 0 },
    problem: 'Its client was deleted. Choose another client for the series, then resume it.',
  },
  {
    ...{ id: 3, invoiceId: null, clientId: 1, status: 'PAUSED', frequency: 'WEEKLY', startsOn: '2026-01-05' },
    ...{ nextDay: '2026-11-23', problem: 'Czegoś brakuje: „Käse“.' },
  },
  {
    ...{ id: 4, clientId: 1, status: 'ENDED', frequency: 'QUARTERLY', startsOn: '2026-01-01', nextDay: null },
    ...{ missed: 'LATEST' },
  },
  {
    ...{ userId: YORK, id: 1, clientId: 1, currency: 'GBP', frequency: 'MONTHLY', startsOn: '2026-11-01' },
    ...{ nextDay: '2026-12-01' },
  },
].map((series, index) => ({
  ...{ userId: LODZ, currency: 'EUR', paymentMethod: 'BANK_TRANSFER', paymentTerms: 14 },
  ...{ createdAt: `2026-10-0${index + 1} 00:00:00`, updatedAt: `2026-11-1${index} 00:00:00`, ...series },
}))

const given = [
  {
    ...{ id: 1, number: 'FV/2026/001', key: 'fv/2026/001', series: 'fv/2026/{n}', count: 1, invoiceId: 1 },
    ...{ before: 0 },
  },
  {
    ...{ id: 2, number: 'FV/2026/002', key: 'fv/2026/002', series: 'fv/2026/{n}', count: 2, invoiceId: 2 },
    ...{ issuedAt: '2026-10-11 08:00:00' },
  },
  {
    ...{ id: 3, number: 'FV/2026/004', key: 'fv/2026/004', series: 'fv/2026/{n}', count: '999999999999999' },
    ...{ invoiceId: 99 },
    ...{ issuedAt: '2026-10-12 08:00:00', releasedAt: '2026-10-13 09:00:00', releasedBy: "Zoë O'Łódź" },
    ...{ releasedFor: 'DELETED' },
    ...{
      note: 'Sent twice; „sorry“',
      content: { format: 1, totalAmount: 7.5, lineItems: [{ description: 'Käse' }] },
    },
  },
  {
    ...{ id: 4, number: 'Opening', key: 'opening', releasedAt: '2026-10-14 00:00:00' },
    ...{ releasedFor: 'DRAFT_DELETED' },
  },
  { userId: YORK, id: 1, number: 'FV/2026/002', key: 'fv/2026/002', invoiceId: 2 },
  // With gaps: where it began, where one was typed ahead, where the next one was set, and both.
  ...[
    [3, 0],
    [6, 3],
    [10, 8],
    [12, 11],
  ].map(([count, before], index) => ({
    ...{ id: 5 + index, number: `A-${count}`, key: `a-${count}`, series: 'a-{n}', count, before },
  })),
  { id: 9, number: 'B-7', key: 'b-7', series: 'b-{n}', count: 7 },
  { id: 10, number: 'B-9', key: 'b-9', series: 'b-{n}', count: 9 },
  {
    ...{ id: 11, number: 'FV/2026/11/001', key: 'fv/2026/11/001', series: 'fv/2026/11/{n}', count: 1 },
    before: 0,
  },
  {
    ...{ userId: YORK, id: 2, number: 'INV-2026-ACME-0001', key: 'inv-2026-acme-0001', count: 1, before: 0 },
    series: 'inv-2026-{client}-{n}',
  },
].map((number, index) => ({ userId: LODZ, givenAt: `2026-10-${10 + index} 07:00:00`, ...number }))

/** Rows by table, what is referred to first. */
export const series = {
  Schedule: schedules,
  ScheduleLine: [
    {
      ...{ userId: LODZ, scheduleId: 1, position: 1, description: 'Käse für {month}', quantity: '2.0000' },
      ...{ unitPrice: '5.00' },
    },
    {
      ...{ userId: LODZ, scheduleId: 1, position: 2, description: 'Rabatt', quantity: '1.0000' },
      ...{ unitPrice: '-0.01' },
    },
    { userId: LODZ, scheduleId: 2, position: 1, description: '', quantity: '0.0000', unitPrice: '0.00' },
    { userId: YORK, scheduleId: 1, position: 1, description: 'Bread', quantity: '0.0001', unitPrice: '1.00' },
  ],
  ScheduleRun: [
    { userId: LODZ, scheduleId: 1, day: '2026-11-01', invoiceId: 5, createdAt: '2026-11-01 09:00:00' },
    { userId: LODZ, scheduleId: 2, day: '2026-11-01', invoiceId: null },
    { userId: YORK, scheduleId: 1, day: '2026-10-31', invoiceId: 98 },
  ],
  NumberSeries: [
    {
      ...{ userId: LODZ, pattern: 'FV/{YYYY}/{MM}/{000}', resets: 'YEARLY', isChosen: true },
      ...{ createdAt: '2026-03-03 00:00:00', updatedAt: '2026-04-01 00:00:00' },
    },
    { userId: YORK, pattern: '{KIND}-{YYYY}-{CLIENT}-{0000}', updatedAt: '2026-04-02 00:00:00' },
  ],
  NumberCounter: [
    { userId: LODZ, period: '2026', last: 6 },
    { userId: YORK, period: '', last: '123456789012345' },
  ],
  GivenNumber: given,
  IdCounter: [
    ...['Client', 'Invoice', 'Schedule', 'Payment', 'GivenNumber'].map((kind, index) => ({
      userId: LODZ,
      kind,
      last: 99 + index,
    })),
    { userId: YORK, kind: 'Invoice', last: 98 },
  ],
}
