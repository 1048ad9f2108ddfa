export type { CurrentUser } from './user-response'
