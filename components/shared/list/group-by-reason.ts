/** Groups the names of unchanged rows by reason, in the order in which the reasons first appear. */
export function groupByReason(rows: [name: string, reason: string][]): { reason: string; names: string[] }[] {
  const groups = new Map<string, string[]>()
  for (const [name, reason] of rows) groups.set(reason, [...(groups.get(reason) ?? []), name])
  return [...groups].map(([reason, names]) => ({ reason, names }))
}
