// The project's own configuration, in a copy of it: over a database that is there already, each file up to its first failure.
import projectConfig from '../../../jest.config.mjs'

const stopping = (name) => `<rootDir>/scripts/lib/mutations/${name}-environment.cjs`

export default async function config() {
  const { projects, ...shared } = await projectConfig()
  const adapted = projects.map((project) => ({
    ...project,
    ...{ globalSetup: undefined, globalTeardown: undefined },
    rootDir: process.cwd(),
    testEnvironment: stopping(project.testEnvironment),
  }))
  return { ...shared, rootDir: process.cwd(), projects: adapted }
}
