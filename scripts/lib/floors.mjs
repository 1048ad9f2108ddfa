/**
 * The floors of lib, from the ground up, and the rooms on each (docs/architecture.md). A room knows the floors below its own; it knows
 * no other room on the same floor.
 */
export const FLOORS = [
  ['kernel'],
  ['words'],
  ['platform'],
  ['identity'],
  ['business'],
  ['parties'],
  ['documents'],
  ['render'],
  ['sharing', 'delivery', 'series', 'reminders', 'notifications', 'check', 'tried'],
  ['reports'],
  ['exports'],
  ['actions'],
  ['api'],
]

/** The borders between the floors as `import/no-restricted-paths` takes them. Throws for a folder of lib that has no floor. */
export function floorZones(folders, floors = FLOORS) {
  const homeless = folders.filter((folder) => !floors.flat().includes(folder))
  if (homeless.length > 0)
    throw new Error(`No floor for lib/${homeless.join(', lib/')}: give it one in scripts/lib/floors.mjs`)
  return floors.flatMap((rooms, height) => {
    const below = floors.slice(0, height).flat()
    return rooms.map((room) => ({
      target: `./lib/${room}`,
      from: './lib',
      except: [room, ...below].map((known) => `./${known}`),
      message: `lib/${room} knows the floors below it and nothing else: ${below.join(', ') || 'none'}.`,
    }))
  })
}
