// Analyzes `where` values, as far as their file shows.

const OWNERS = /^(actor|of|businessId)$/

/** True if a value filters by business: an object with a `businessId`, or a variable or call that yields one. */
export function isScoped(code, given) {
  const node = bare(given)
  if (node.type === 'ObjectExpression') return node.properties.some((one) => isScopedProperty(code, one))
  if (node.type === 'ConditionalExpression')
    return isScoped(code, node.consequent) && isScoped(code, node.alternate)
  if (isOfScopedType(code, node)) return true
  const values = valuesOf(code, node)
  return values.length > 0 && values.every((one) => isScoped(code, one))
}

/** True for a parameter whose type requires a business: `where: { businessId: BusinessId; … }`. */
function isOfScopedType(code, node) {
  const parameter = node.type === 'Identifier' && variableOf(code, node)?.defs[0]
  if (!parameter || parameter.type !== 'Parameter') return false
  const members = parameter.name.typeAnnotation?.typeAnnotation.members ?? []
  return members.some((one) => one.key?.name === 'businessId' && !one.optional)
}

function isScopedProperty(code, property) {
  if (property.type === 'SpreadElement') return isScoped(code, property.argument)
  const { name } = property.key
  const value = bare(property.value)
  // `{ not: … }` and `{ gt: … }` match other businesses; `undefined` matches all.
  if (name === 'businessId') return value.type !== 'ObjectExpression' && value.name !== 'undefined'
  if (name === 'own' || name?.startsWith('businessId_')) return true
  if (name === 'AND') return elementsOf(value).some((one) => isScoped(code, one))
  if (name === 'OR')
    return elementsOf(value).length > 0 && elementsOf(value).every((one) => isScoped(code, one))
  return false
}

const elementsOf = (node) => (node.type === 'ArrayExpression' ? node.elements : [node])

/** Returns an object's property by name, looking into spreads; null if not found. */
export function findProperty(code, given, name) {
  const node = bare(given)
  if (node.type !== 'ObjectExpression') {
    const [value, ...others] = valuesOf(code, node)
    return value && others.length === 0 ? findProperty(code, value, name) : null
  }
  // Later properties override earlier ones.
  for (const property of node.properties.toReversed()) {
    const found =
      property.type === 'SpreadElement'
        ? findProperty(code, property.argument, name)
        : property.key.name === name && property.value
    if (found) return found
  }
  return null
}

/** Returns the values a name or a call can have in this file; empty if unknown. */
function valuesOf(code, node) {
  if (node.type === 'CallExpression' && node.callee.type === 'Identifier') {
    const made = definitionOf(code, node.callee)
    return made ? returnedBy(made.type === 'VariableDeclarator' ? (made.init ?? made) : made) : []
  }
  if (node.type !== 'Identifier') return []
  const made = definitionOf(code, node)
  if (made?.type !== 'VariableDeclarator' || !made.init || made.parent.kind !== 'const') return []
  if (made.id.type === 'Identifier') return [made.init]
  if (made.id.type !== 'ObjectPattern') return []
  const part = made.id.properties.find((one) => one.type === 'Property' && one.value.name === node.name)
  const value = part && findProperty(code, made.init, part.key.name)
  return value ? [value] : []
}

function variableOf(code, identifier) {
  for (let scope = code.getScope(identifier); scope; scope = scope.upper) {
    const variable = scope.set.get(identifier.name)
    if (variable) return variable
  }
  return null
}

function definitionOf(code, identifier) {
  const definition = variableOf(code, identifier)?.defs[0]
  return definition?.type === 'Parameter' ? null : definition?.node
}

function returnedBy(made) {
  if (!/Function/.test(made.type)) return []
  if (made.body.type !== 'BlockStatement') return [made.body]
  return made.body.body.flatMap((one) =>
    one.type === 'ReturnStatement' && one.argument ? [one.argument] : [],
  )
}

const bare = (node) => (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type) ? bare(node.expression) : node)

/**
 * True if an SQL fragment filters by business: it names the column, or comes from a function that takes the business.
 */
export function isScopedFragment(code, given) {
  const node = bare(given)
  if (node.type === 'TaggedTemplateExpression')
    return node.quasi.quasis.some(({ value }) => value.raw.includes('"businessId"'))
  if (node.type === 'CallExpression')
    return node.arguments.some((one) =>
      OWNERS.test(one.type === 'MemberExpression' ? one.property.name : one.name),
    )
  const values = valuesOf(code, node)
  return values.length > 0 && values.every((one) => isScopedFragment(code, one))
}
