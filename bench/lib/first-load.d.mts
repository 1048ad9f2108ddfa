type Budgets = Record<string, number>

export const budgets: { visitors: Budgets; app: Budgets }
export function firstLoad(get: (url: string) => Promise<Buffer>, url: string): Promise<number>
