import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { zipSync } from 'fflate'
import { axe } from 'jest-axe'
import { saveFile } from '@/components/shared/browser/save-file'
import { ExportCard } from '@/components/users/export/export-card'

jest.mock('@/components/shared/browser/save-file', () => ({ saveFile: jest.fn() }))

const PARTS = [
  '/api/user/export?part=1&upTo=1000',
  '/api/user/export?part=2&after=1000&upTo=2000',
  '/api/user/export?part=3&after=2000',
]
/** The next part as named by the server; it has no `upTo`. */
const NEXT = { 1: '/api/user/export?part=2&after=1000', 2: '/api/user/export?part=3&after=2000' }
const ZIP = zipSync({
  'data/profile.json': new Uint8Array(9),
  'invoices/part-1/Invoice-1.pdf': new Uint8Array(50),
  'invoices/part-1/Invoice-2.pdf': new Uint8Array(50),
})
/** Bytes; past the header of the first invoice. */
const MIDDLE = 130

/** A download that the test delivers, byte by byte if needed. */
interface Asked {
  address: string
  signal: AbortSignal
  send: (bytes: Uint8Array) => Promise<void>
  end: () => Promise<void>
  breakOff: () => Promise<void>
  /** Delivers the whole file. */
  whole: () => Promise<void>
}
let asked: Asked[] = []
/** Error responses in place of downloads, by path. */
let refusals: Record<string, { status: number; message: string; retryAfter?: string }[]> = {}

beforeEach(() => {
  localStorage.clear()
  jest.mocked(saveFile).mockClear()
  asked = []
  refusals = {}
  global.fetch = jest.fn(async (input: RequestInfo | URL, { signal }: RequestInit = {}) => {
    const address = String(input)
    const refusal = refusals[address]?.shift()
    if (refusal) return refused(refusal)
    return download(address, signal!)
  })
})

const refused = ({ status, message, retryAfter }: (typeof refusals)[string][number]) =>
  ({
    ok: false,
    status,
    json: async () => ({ message }),
    headers: new Headers(retryAfter ? { 'retry-after': retryAfter } : {}),
  }) as Response

function download(address: string, signal: AbortSignal): Response {
  const number = Number(/part=(\d)/.exec(address)![1]) as 1 | 2 | 3
  type Read = { value?: Uint8Array; done: boolean }
  const waiting: [(read: Read) => void, (error: Error) => void][] = []
  const queue: (Read | Error)[] = []
  const put = (read: Read | Error) => {
    const reader = waiting.shift()
    if (!reader) queue.push(read)
    else if (read instanceof Error) reader[1](read)
    else reader[0](read)
  }
  const hand = (read: Read | Error) => act(async () => put(read))
  signal.addEventListener('abort', () => put(new DOMException('aborted', 'AbortError')))
  const read = () =>
    new Promise<Read>((resolve, reject) => {
      const next = queue.shift()
      if (next instanceof Error) reject(next)
      else if (next) resolve(next)
      else waiting.push([resolve, reject])
    })
  const send = (value: Uint8Array) => hand({ value, done: false })
  const end = () => hand({ done: true })
  asked.push({
    address,
    signal,
    send,
    end,
    breakOff: () => hand(new TypeError('network error')),
    whole: async () => {
      await send(ZIP)
      await end()
    },
  })
  return {
    ok: true,
    headers: new Headers({
      'x-invoice-count': '2',
      'content-disposition': `attachment; filename="x.zip"; filename*=UTF-8''Sheaf-part-${number}.zip`,
      ...(number < 3 && { link: `<${NEXT[number as 1 | 2]}>; rel="next"` }),
    }),
    body: { getReader: () => ({ read }) },
  } as unknown as Response
}

const show = (parts = PARTS) => render(<ExportCard userId={7} parts={parts} />)
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const latest = async (count: number) => {
  await waitFor(() => expect(asked).toHaveLength(count))
  return asked.at(-1)!
}
const saved = () => jest.mocked(saveFile).mock.calls.map(([, name]) => name)
const bar = () => screen.getByRole('progressbar', { name: 'Export' })

describe('a multi-part export', () => {
  it('has a plain link for each part', async () => {
    const { container } = show()
    const links = within(await screen.findByRole('list', { name: 'Parts' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      PARTS.map((address, at) => [`Part ${at + 1}`, address]),
    )
    for (const link of links) expect(link).toHaveAttribute('download')
    expect(container).toHaveTextContent('Download everything in your account as 3 ZIP files')
  })

  it('downloads one part after the other, and shows the progress', async () => {
    const { container } = show()
    await press('Download all 3 parts')
    const first = await latest(1)
    expect(first.address).toBe(PARTS[0])
    expect(screen.getByText('Part 1 of 3')).toBeInTheDocument()
    expect(screen.getByText('Preparing…')).toBeInTheDocument()
    expect(bar()).toHaveAttribute('aria-valuenow', '0')
    await first.send(ZIP.subarray(0, MIDDLE))
    expect(screen.getByText('1 of 2 invoices')).toBeInTheDocument()
    expect(bar()).toHaveAttribute('aria-valuenow', '16')
    expect((await axe(container)).violations).toEqual([])
    expect(saved()).toEqual([])
    await first.send(ZIP.subarray(MIDDLE))
    await first.end()
    expect(saved()).toEqual(['Sheaf-part-1.zip'])
    const [file] = jest.mocked(saveFile).mock.calls[0]!
    expect(file.size).toBe(ZIP.length)

    const second = await latest(2)
    expect(second.address).toBe(NEXT[1])
    expect(screen.getByText('Part 2 of 3')).toBeInTheDocument()
    expect(bar()).toHaveAttribute('aria-valuenow', '33')
    expect(screen.getByRole('link', { name: 'Part 1 (downloaded)' })).toHaveAttribute('href', PARTS[0])
    await second.whole()
    await (await latest(3)).whole()
    expect(await screen.findByText('All 3 parts are downloaded.')).toBeInTheDocument()
    expect(saved()).toEqual(['Sheaf-part-1.zip', 'Sheaf-part-2.zip', 'Sheaf-part-3.zip'])
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    await press('Download all 3 parts')
    expect((await latest(4)).address).toBe(PARTS[0])
  })

  it('can be stopped without moving the button, and continues with the same part', async () => {
    show()
    await press('Download all 3 parts')
    await (await latest(1)).whole()
    const second = await latest(2)
    await second.send(ZIP.subarray(0, MIDDLE))
    await press('Stop')
    expect(second.signal.aborted).toBe(true)
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('1 of 3 parts are downloaded.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Continue with part 2' })).toHaveFocus()
    await press('Continue with part 2')
    expect((await latest(3)).address).toBe(NEXT[1])
    expect(saved()).toEqual(['Sheaf-part-1.zip'])
  })

  it.each([
    ['the connection breaks off', (one: Asked) => one.breakOff()],
    ['the host ends it without a word', (one: Asked) => one.end()],
  ])('reports the part that failed when %s, saves none of it, and retries it', async (_, fail) => {
    show()
    await press('Download all 3 parts')
    await (await latest(1)).whole()
    const second = await latest(2)
    await second.send(ZIP.subarray(0, MIDDLE))
    await fail(second)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Part 2 of 3 couldn’t be downloaded. The download was interrupted.',
    )
    expect(saved()).toEqual(['Sheaf-part-1.zip'])
    await press('Try part 2 again')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await (await latest(3)).whole()
    await (await latest(4)).whole()
    expect(await screen.findByText('All 3 parts are downloaded.')).toBeInTheDocument()
    expect(asked.map(({ address }) => address)).toEqual([PARTS[0], NEXT[1], NEXT[1], NEXT[2]])
  })

  it('continues after a reload, even on a later day, or starts over', async () => {
    const { unmount } = show()
    await press('Download all 3 parts')
    await (await latest(1)).whole()
    const second = await latest(2)
    unmount()
    expect(second.signal.aborted).toBe(true)
    const again = show()
    expect(screen.getByText('1 of 3 parts are downloaded.')).toBeInTheDocument()
    await press('Continue with part 2')
    expect((await latest(3)).address).toBe(NEXT[1])
    again.unmount()
    show()
    await press('Start over')
    expect((await latest(4)).address).toBe(PARTS[0])
  })

  it('starts anew for another user, after a week, and once complete', async () => {
    show()
    await press('Download all 3 parts')
    await (await latest(1)).whole()
    await latest(2)
    const goOn = () => screen.queryByRole('button', { name: 'Continue with part 2' })
    const seenBy = (userId: number) => {
      const { unmount } = render(<ExportCard userId={userId} parts={PARTS} />)
      const found = goOn() !== null
      unmount()
      return found
    }
    expect([seenBy(7), seenBy(8)]).toEqual([true, false])
    const day = 24 * 60 * 60 * 1000
    const now = jest.spyOn(Date, 'now')
    const begun = Date.now()
    now.mockReturnValue(begun + 6 * day)
    expect(seenBy(7)).toBe(true)
    now.mockReturnValue(begun + 8 * day)
    expect(seenBy(7)).toBe(false)
    now.mockRestore()
    await asked[1]!.whole()
    await (await latest(3)).whole()
    expect(seenBy(7)).toBe(false)
  })

  it('counts invoices added meanwhile', async () => {
    show(PARTS.slice(0, 2))
    await press('Download all 2 parts')
    await (await latest(1)).whole()
    await (await latest(2)).whole()
    await latest(3)
    expect(screen.getByText('Part 3 of 3')).toBeInTheDocument()
  })

  it('waits for another export to end', async () => {
    refusals[PARTS[0]!] = [{ status: 429, message: 'Your export is still in progress.', retryAfter: '60' }]
    show()
    const all = await screen.findByRole('button', { name: 'Download all 3 parts' })
    jest.useFakeTimers()
    try {
      await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).click(all)
      expect(await screen.findByText('Waiting for another export to finish…')).toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(60_000))
    } finally {
      jest.useRealTimers()
    }
    await latest(1)
    expect(await screen.findByText('Preparing…')).toBeInTheDocument()
  })

  it('shows the server’s message when rate-limited', async () => {
    refusals[PARTS[0]!] = [{ status: 429, message: 'Too many attempts.', retryAfter: '1800' }]
    show()
    await press('Download all 3 parts')
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Part 1 of 3 couldn’t be downloaded. Too many attempts.',
    )
    expect(screen.getByRole('button', { name: 'Try part 1 again' })).toBeInTheDocument()
  })
})
