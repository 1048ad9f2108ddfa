// What a `where` is made of, as far as its file tells.

/** Names by which a function gets whose rows it is about. */
const OWNERS = /^(actor|of|businessId)$/

/** Whether a value says of which business: an object with the key of one, or what stands for such an object. */
export function isScoped(code, given) {
  const node = bare(given)
  if (node.type === 'ObjectExpression') return node.properties.some((one) => isScopedProperty(code, one))
  if (node.type === 'ConditionalExpression')
    return isScoped(code, node.consequent) && isScoped(code, node.alternate)
  if (isOfScopedType(code, node)) return true
  const values = valuesOf(code, node)
  return values.length > 0 && values.every((one) => isScoped(code, one))
}

/** Whether it was handed over as an object that has to say of which business: `where: { businessId: BusinessId; … }`. */
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
  // `{ not: … }` or `{ gt: … }` is any business but one; `undefined` is every one.
  if (name === 'businessId') return value.type !== 'ObjectExpression' && value.name !== 'undefined'
  if (name === 'own' || name?.startsWith('businessId_')) return true
  if (name === 'AND') return elementsOf(value).some((one) => isScoped(code, one))
  if (name === 'OR')
    return elementsOf(value).length > 0 && elementsOf(value).every((one) => isScoped(code, one))
  return false
}

const elementsOf = (node) => (node.type === 'ArrayExpression' ? node.elements : [node])

/** What an object holds under a name, also where it is spread into it; null for nothing that is found. */
export function findProperty(code, given, name) {
  const node = bare(given)
  if (node.type !== 'ObjectExpression') {
    const [value, ...others] = valuesOf(code, node)
    return value && others.length === 0 ? findProperty(code, value, name) : null
  }
  // The last one counts.
  for (const property of node.properties.toReversed()) {
    const found =
      property.type === 'SpreadElement'
        ? findProperty(code, property.argument, name)
        : property.key.name === name && property.value
    if (found) return found
  }
  return null
}

/** What a name or a call of this file stands for; nothing where that is not told. */
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

/** Without what only the type checker reads. */
const bare = (node) => (/^TS(As|Satisfies|NonNull)Expression$/.test(node.type) ? bare(node.expression) : node)

/** Whether a part of an SQL text says of which business: a text that names the column, or a function that is told whose rows. */
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
