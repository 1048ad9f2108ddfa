export interface Plan {
  name: string
  /** Per month. */
  price: string
  billed: string
  saving?: string
  includes: string[]
}

const always = [
  'Invoices and clients without a limit',
  'PDF export and public invoice links',
  'Your company logo on every invoice',
  'Gmail connection',
]
const trial = ['14-day free trial', 'No credit card required']

/** Plans as in the specification, section 9. */
export const MONTHLY_PLAN: Plan = {
  name: 'Monthly',
  price: '£16',
  billed: 'Billed monthly',
  includes: [...always, ...trial],
}
export const ANNUAL_PLAN: Plan = {
  name: 'Annual',
  price: '£12',
  billed: 'Billed as £144 per year',
  saving: 'Save 25%',
  includes: [...always, 'Premium support', ...trial],
}
