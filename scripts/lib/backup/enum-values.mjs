// Before PostgreSQL 17, a value added by ALTER TYPE … ADD VALUE can't be used in the same transaction. A restore
// creates the schema and its rows in one transaction, so on older versions each enum is created with all its later
// values.

const STATEMENT = new RegExp(
  [
    String.raw`CREATE\s+TYPE\s+"(?<created>\w+)"\s+AS\s+ENUM\s*\((?<values>[^)]*)\)`,
    String.raw`ALTER\s+TYPE\s+"(?<renamed>\w+)"\s+RENAME\s+TO\s+"(?<name>\w+)"`,
    String.raw`DROP\s+TYPE\s+(?:IF\s+EXISTS\s+)?"(?<dropped>\w+)"`,
    String.raw`ALTER\s+TYPE\s+"(?<extended>\w+)"\s+ADD\s+VALUE\s+(?:IF\s+NOT\s+EXISTS\s+)?'(?<value>[^']+)'(?:\s+(?<side>BEFORE|AFTER)\s+'(?<place>[^']+)')?\s*;`,
  ].join('|'),
  'gi',
)

/**
 * Rewrites migrations (`{ name, sql }`, in order) to run in one transaction on empty tables: moves values that are
 * added later into the statement that creates their type. Throws for unsupported forms of ADD VALUE.
 */
export function hoistEnumValues(migrations) {
  const types = new Map()
  const creations = []
  for (const { sql } of migrations)
    for (const { groups } of sql.matchAll(STATEMENT)) {
      if (groups.created) {
        const values = [...groups.values.matchAll(/'([^']+)'/g)].map(([, value]) => value)
        types.set(groups.created, values)
        creations.push(values)
      } else if (groups.renamed) {
        types.set(groups.name, types.get(groups.renamed))
        types.delete(groups.renamed)
      } else if (groups.dropped) types.delete(groups.dropped)
      else addValue(types.get(groups.extended), groups)
    }
  return migrations.map(({ name, sql }) => {
    const changed = sql.replace(STATEMENT, (statement, ...rest) => {
      const { created, extended } = rest.at(-1)
      if (extended) return ''
      return created ? `CREATE TYPE "${created}" AS ENUM (${quotedList(creations.shift())})` : statement
    })
    if (/\bADD\s+VALUE\b/i.test(changed))
      throw new Error(`${name} adds a value to an enumeration in a form that a restore can't read.`)
    return { name, sql: changed }
  })
}

function addValue(values, { value, side, place }) {
  if (!values) throw new Error(`The value ${value} is added to an enumeration that no migration creates.`)
  if (values.includes(value)) return
  if (place && !values.includes(place))
    throw new Error(`The value ${value} is added beside ${place}, which is none of its type.`)
  const at = place ? values.indexOf(place) + (side.toUpperCase() === 'AFTER' ? 1 : 0) : values.length
  values.splice(at, 0, value)
}

const quotedList = (values) => values.map((value) => `'${value}'`).join(', ')
