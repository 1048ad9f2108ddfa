export const testMailboxKey: string
export const testCronSecret: string
export function createAppEnvironment(databaseUrl: string, port: number): NodeJS.ProcessEnv
