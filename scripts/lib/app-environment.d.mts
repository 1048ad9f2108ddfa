export const triedMailboxKey: string
export const triedCronSecret: string
export function appEnvironment(databaseUrl: string, port: number): NodeJS.ProcessEnv
