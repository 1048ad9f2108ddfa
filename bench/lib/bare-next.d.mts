export function buildBareNext(): void
export function startBareNext(
  databaseUrl?: string,
): Promise<{ origin: string; pid: number; stop: () => Promise<void> }>
