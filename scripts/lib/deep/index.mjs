// The parts of `npm run verify:deep`. Each is NAME.mjs beside this file:
//   export const part = { name, title, sizes: { full, share, unit }, run }
// `run({ size, seed, signal, say })` does `size` of `unit` (invoices, requests, cycles, minutes), tells its progress with `say(text)`,
// leaves nothing running and no folder behind, and answers `{ figures: { label: value }, violations: [text] }`.

export const PARTS = [
  'money',
  'charges',
  'requests',
  'smtp',
  'kills',
  'disk-full',
  'freeze',
  'two-instances',
  'steady',
]

/** Loads one part by its name. */
export async function loadPart(name) {
  const { part } = await import(`./${name}.mjs`)
  return part
}

/**
 * Runs a part and answers `{ name, title, size, unit, seed, seconds, figures, violations }`. What it throws is a violation: a part that
 * could not do its work has shown nothing.
 */
export async function runPart(part, { size, seed, signal, say = () => {} }) {
  const started = performance.now()
  const { name, title, sizes } = part
  const result = await part.run({ size, seed, signal, say }).catch((error) => ({
    figures: {},
    violations: [`It did not get to its end: ${error.stack ?? error}`],
  }))
  const seconds = Math.round((performance.now() - started) / 100) / 10
  return { name, title, size, unit: sizes.unit, seed, seconds, ...result }
}
