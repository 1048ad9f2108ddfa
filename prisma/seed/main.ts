import { db } from '@/lib/platform/db/client'
import { seedDemo } from './index'
import { DEMO_EMAIL } from './business'
import { isScenario, scenarios } from './scenarios'

// `seed.cjs demo` adds the demo business; `seed.cjs NAME …` runs scenarios and prints one line of JSON for each.
async function main(names: string[]): Promise<void> {
  for (const name of names) {
    if (name === 'demo') await addDemo()
    else if (isScenario(name))
      console.log(JSON.stringify({ scenario: name, ...(await scenarios[name](new Date())) }))
    else throw new Error(`There is no scenario "${name}".`)
  }
  await db.$disconnect()
}

async function addDemo(): Promise<void> {
  const added = await seedDemo()
  console.log(
    added ? `Added the demo business: ${DEMO_EMAIL}` : `The demo business is there already: ${DEMO_EMAIL}`,
  )
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
