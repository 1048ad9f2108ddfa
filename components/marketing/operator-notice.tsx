/** Who runs an installation, as far as they say so in its settings. */
interface OperatorNoticeProps {
  name: string | null
  email: string | null
}

/** One paragraph: who is responsible here, and how to reach them. */
export function OperatorNotice({ name, email }: OperatorNoticeProps) {
  return (
    <p>
      {name ? (
        <>
          This installation is operated by <strong>{name}</strong>.
        </>
      ) : (
        <>
          This installation has not published its operator’s name. It is whoever gave you its address: your
          company, your accountant, a host you signed up with, or yourself.
        </>
      )}{' '}
      {email && (
        <>
          Write to <a href={`mailto:${email}`}>{email}</a>.
        </>
      )}
    </p>
  )
}
