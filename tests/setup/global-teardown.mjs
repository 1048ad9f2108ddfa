export default async function stopDatabase() {
  await globalThis.testDatabase?.stop()
}
