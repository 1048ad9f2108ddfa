export const dynamic = 'force-dynamic'

const lines = Array.from({ length: 10 }, (_, index) => ({
  text: `Line ${index + 1}`,
  amount: (index + 1) * 10,
}))

/** The cost of Next.js itself for a page with an invoice of ten lines. */
export default function Page() {
  return (
    <main>
      <h1>Invoice INV-0001</h1>
      <table>
        <tbody>
          {lines.map((line) => (
            <tr key={line.text}>
              <td>{line.text}</td>
              <td>{line.amount.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}
