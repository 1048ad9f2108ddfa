// Prisma knows one kind of number. Which ids are those of a business and which those of a person is written into the types it makes, so
// that the one in the place of the other does not compile.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const BRANDS = {
  businessId: 'BusinessId',
  userId: 'UserId',
  ownerId: 'UserId',
  actorId: 'UserId',
  invitedById: 'UserId',
  requestedById: 'UserId',
}
/** Models whose own id has a brand. */
const OWN = { Business: 'BusinessId', User: 'UserId' }

/** A field of an object type that is a number, or may be given as one. */
const FIELD = /^(\s+)(\w+)(\??): (.*\bnumber\b.*)$/gm
const FILTER = /Prisma\.Int(?:Nullable)?(?:WithAggregates)?Filter<"\w+">/g
/** The last of the imports that Prisma writes. */
const PLACE = 'import type * as Prisma from "../internal/prismaNamespace"\n'
const BEGIN = `${PLACE}import type { BusinessId, IdFilter, UserId } from '@/lib/kernel/access/actor'\n`

/** The types of a model with its ids branded. Throws where Prisma writes them another way than it did. */
export function brandIds(source, model) {
  if (!source.includes(PLACE))
    throw new Error(`The types of ${model} have no place for the brands of their ids`)
  return source.replace(PLACE, BEGIN).replace(FIELD, (line, indent, name, optional, type) => {
    const brand = name === 'id' ? OWN[model] : BRANDS[name]
    if (!brand) return line
    return `${indent}${name}${optional}: ${type.replace(FILTER, `IdFilter<${brand}>`).replace(/\bnumber\b/g, brand)}`
  })
}

/** Brands the ids in every model of a generated client. */
export function brandGenerated(folder) {
  const models = path.join(folder, 'models')
  for (const file of readdirSync(models)) {
    const place = path.join(models, file)
    writeFileSync(place, brandIds(readFileSync(place, 'utf8'), path.basename(file, '.ts')))
  }
}
