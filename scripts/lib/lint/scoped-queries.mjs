// ESLint rule: every query on a table with a `businessId` must filter by it. Ids are counted per business, so a query
// by id alone finds another business's row.
import { findUnscopedTables } from './scoped-sql.mjs'
import { isScoped, isScopedFragment, findProperty } from './scoped-values.mjs'

const PEOPLES = new Set(['Session', 'Membership'])

/** Lists the models with a `businessId`, and their tables (`@@map`). */
export function listOwnedModels(schema) {
  const models = [...schema.matchAll(/^model (\w+) \{([^]*?)^\}/gm)]
  return models.flatMap(([, name, body]) =>
    /^\s+businessId\s/m.test(body) && !PEOPLES.has(name)
      ? [{ name, table: /^\s+@@map\("(\w+)"\)/m.exec(body)?.[1] ?? name }]
      : [],
  )
}

/** Prisma methods with a `where`. Creates need no check: the types and the database require a `businessId`. */
const ASKS = /^(find|count|aggregate|groupBy|update|upsert|delete)/
const SQL = new Set(['sql', '$queryRaw', '$executeRaw'])
const UNREADABLE = /^\$(query|execute)RawUnsafe$/

const MESSAGES = {
  query:
    'Say of which business: a `where` of {{table}} needs `businessId`, `own` or another key that begins with it.',
  sql: 'Say of which business: "{{table}}" needs its "businessId" here.',
  unreadable: 'Write it as a template, so that it can be seen of which business it is.',
}

/** @type {import('eslint').Rule.RuleModule} */
export const scopedQueries = {
  meta: {
    type: 'problem',
    messages: MESSAGES,
    schema: [
      {
        type: 'object',
        // Passed as options, so that ESLint's cache is invalidated when they change.
        properties: { models: { type: 'array' }, unscoped: { type: 'array' } },
        required: ['models', 'unscoped'],
        additionalProperties: false,
      },
    ],
  },
  create(context) {
    const [{ models, unscoped }] = context.options
    const tables = new Map(models.map(({ name, table }) => [name[0].toLowerCase() + name.slice(1), table]))
    const code = context.sourceCode
    const file = context.filename.replaceAll('\\', '/')
    const report = (node, messageId, table) => {
      const name = nameAround(node)
      const isMeant = unscoped.some(
        (one) => file.endsWith(`/${one.file}`) && one.table === table && one.within === name,
      )
      if (!isMeant) context.report({ node, messageId, data: { table } })
    }
    return {
      CallExpression(node) {
        const { callee } = node
        if (callee.type !== 'MemberExpression') return
        if (UNREADABLE.test(callee.property.name ?? '')) context.report({ node, messageId: 'unreadable' })
        if (callee.object.type !== 'MemberExpression') return
        const table = tables.get(callee.object.property.name)
        if (!table || !ASKS.test(callee.property.name ?? '')) return
        const where = node.arguments[0] && findProperty(code, node.arguments[0], 'where')
        if (!where || !isScoped(code, where)) report(node, 'query', table)
      },
      TaggedTemplateExpression({ tag, quasi }) {
        if (!SQL.has((tag.type === 'MemberExpression' ? tag.property : tag).name)) return
        const fragments = quasi.expressions.map((one) => isScopedFragment(code, one))
        const texts = quasi.quasis.map(({ value }) => value.raw)
        for (const table of new Set(findUnscopedTables(texts, fragments, [...tables.values()])))
          report(quasi, 'sql', table)
      },
    }
  },
}

const NAMED = new Set(['FunctionDeclaration', 'VariableDeclarator', 'Property'])

function nameAround(node) {
  let name = ''
  for (let at = node; at; at = at.parent) if (NAMED.has(at.type)) name = (at.id ?? at.key)?.name ?? name
  return name
}
