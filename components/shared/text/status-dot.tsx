const COLORS: Record<string, string> = {
  DRAFT: 'bg-status-draft',
  SENT: 'bg-status-sent',
  PAID: 'bg-status-paid',
  ACCEPTED: 'bg-status-paid',
  DECLINED: 'bg-status-cancelled',
  CANCELLED: 'bg-status-cancelled',
}

/** Dot in a status's colour. */
export function StatusDot({ status }: { status: string }) {
  return (
    <span aria-hidden="true" className="grid size-4 shrink-0 place-items-center">
      <span className={`size-2 rounded-full ${COLORS[status] ?? COLORS.DRAFT}`} />
    </span>
  )
}
