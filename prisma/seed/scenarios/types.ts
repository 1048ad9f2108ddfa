export interface ScenarioResult<Id extends string = string> {
  /** Sign-in data. */
  email: string
  password: string
  /** Path of the page to open once signed in. */
  path: string
  /** Path of the public link, if the document is shared. */
  publicPath?: string
  ids: Record<Id, number>
}

/** Creates a new account with the scenario's data. `now` must be the current time; it determines today's date. */
export type Scenario<Id extends string = string> = (now: Date) => Promise<ScenarioResult<Id>>
