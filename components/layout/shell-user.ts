/** What the shell shows of the signed-in user. */
export type ShellUser = { fullName: string; email: string; avatar?: string | null; initials: string }
