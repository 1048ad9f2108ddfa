/** The environment as a fresh process would read it. */
function read(over: Record<string, string>) {
  const kept = { ...process.env }
  Object.assign(process.env, over)
  try {
    let values: Record<string, unknown> = {}
    jest.isolateModules(() => {
      values = (require('@/lib/env') as typeof import('@/lib/env')).env()
    })
    return values
  } finally {
    process.env = kept
  }
}
const token = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64')

it('takes an empty variable for one that is not set', () => {
  expect(read({ SMTP_URL: '', UPLOADTHING_TOKEN: '' })).toMatchObject({
    SMTP_URL: undefined,
    UPLOADTHING_TOKEN: undefined,
  })
})

it('names every variable that is wrong, and what it must be', () => {
  const wrong = () => read({ NEXTAUTH_SECRET: 'short', UPLOADTHING_TOKEN: 'sk_live_123' })
  expect(wrong).toThrow(/NEXTAUTH_SECRET: must be at least 32 characters/)
  expect(wrong).toThrow(/UPLOADTHING_TOKEN: must be the token from the UploadThing dashboard/)
})

it('takes a token as the dashboard gives it', () => {
  const good = token({ apiKey: 'sk_live_x', appId: 'a', regions: ['sea1'] })
  expect(read({ UPLOADTHING_TOKEN: good })).toMatchObject({ UPLOADTHING_TOKEN: good })
  for (const bad of [token({ apiKey: 'x' }), token([]), 'e30='])
    expect(() => read({ UPLOADTHING_TOKEN: bad })).toThrow(/UPLOADTHING_TOKEN/)
})
