/** Operator of the installation, if named in its settings. */
interface OperatorNoticeProps {
  name: string | null
  email: string | null
}

/** Paragraph with the operator and how to reach them. */
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
