import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '@/components/ui/card'

/** State of the scheduled jobs, formatted as text. */
export interface AutomationSummary {
  state: string
  waiting: string
  /** Command that runs the jobs once. */
  curlCommand: string
}

/**
 * Last run of the scheduled jobs (recurring invoices, reminders, delayed emails), pending work, and how to run them
 * more often.
 */
export function AutomationCard({ state, waiting, curlCommand }: AutomationSummary) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>What runs by itself</CardTitle>
        <CardDescription>
          Recurring invoices, reminders, and e-mails that wait for another attempt. What you send yourself
          goes out at once.
        </CardDescription>
      </CardHeader>
      <CardContent className="grid gap-3">
        <p>
          {state} {waiting}
        </p>
        <details>
          <summary className="text-caption text-primary touch-target w-fit cursor-pointer underline-offset-4 hover:underline">
            Have it run more often
          </summary>
          <div className="mt-3 grid gap-2 text-sm">
            <p>
              Whoever runs this installation can have any scheduler call it, as often as they like, with the
              secret that is set as CRON_SECRET:
            </p>
            <Command text={curlCommand} />
            <p>Every five minutes, as a line of a crontab:</p>
            <Command text={`*/5 * * * * CRON_SECRET=… ; ${curlCommand}`} />
          </div>
        </details>
      </CardContent>
    </Card>
  )
}

const Command = ({ text }: { text: string }) => (
  <pre tabIndex={0} className="bg-muted overflow-x-auto rounded-md p-3 text-xs">
    <code>{text}</code>
  </pre>
)
