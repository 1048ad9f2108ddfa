/** What the shell shows of the signed-in user; `unread` are notifications. */
export type ShellUser = {
  fullName: string
  email: string
  avatar?: string | null
  initials: string
  unread?: number
}
