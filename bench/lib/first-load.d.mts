type Budgets = Record<string, number>

export const goals: { visitors: Budgets; app: Budgets }
export const budgets: { visitors: Budgets; app: Budgets }
export function measureFirstLoad(get: (url: string) => Promise<Buffer>, url: string): Promise<number>
