export interface ScenarioResult<Id extends string = string> {
  /** Who signs in. */
  email: string
  password: string
  /** The page to look at once signed in. */
  path: string
  /** The page of whoever has the link, where the document was shared. */
  publicPath?: string
  ids: Record<Id, number>
}

/** Writes a new account with everything in it. `now` decides which day it is there; it has to be the clock's. */
export type Scenario<Id extends string = string> = (now: Date) => Promise<ScenarioResult<Id>>
