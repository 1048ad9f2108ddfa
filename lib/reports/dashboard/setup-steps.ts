/** First steps of a new business, in order. */
export const SETUP_STEPS = ['logo', 'bank', 'client', 'invoice'] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

/** What the steps set up. */
interface SetupState {
  companyLogo: string | null
  accountNumber: string | null
  iban: string | null
  hasClients: boolean
  totalInvoices: number
}

/** Returns which steps are done; null if all are. */
export function getSetupProgress(state: SetupState): Record<SetupStep, boolean> | null {
  const done = {
    logo: Boolean(state.companyLogo),
    bank: Boolean(state.accountNumber || state.iban),
    client: state.hasClients,
    invoice: state.totalInvoices > 0,
  }
  return SETUP_STEPS.every((step) => done[step]) ? null : done
}

/** Cookie that says that the set-up card was dismissed in a browser. */
export const getSetupCookie = (businessId: number): string => `setup-${businessId}`
