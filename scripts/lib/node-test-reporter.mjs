/** A reporter for `node --test` that names the file of every test: one line of JSON per test. */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue
    const skipped = data.skip !== undefined || data.todo !== undefined
    const status = skipped ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed'
    yield `${JSON.stringify({ file: data.file, name: data.name, status })}\n`
  }
}
