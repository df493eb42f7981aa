import { useOlder } from '#app/data/older.ts'
import { sentenceOf } from '#app/data/server/call.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'

/** Below the emails: that those sent more than a year ago are on the server, and a button that shows the next of them. */
export function OlderEmails() {
  const { exist, read } = useOlder('emails')
  const { busy, attempt } = useAttempt()
  const isOnline = useConnection() === 'online'
  if (!exist) return null
  const show = () =>
    attempt(read, {
      failed: (error) => ({
        title: 'Older emails were not read',
        text: sentenceOf(error, 'The server cannot be reached right now. Try again.'),
        tone: 'error',
      }),
    })
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center">
      <p className="text-muted text-sm">
        {isOnline
          ? 'Emails sent more than a year ago are on the server.'
          : 'Emails sent more than a year ago are on the server. You can look at them when you are online.'}
      </p>
      {isOnline && (
        <Button variant="secondary" busy={busy} onClick={() => void show()}>
          Show Older Emails
        </Button>
      )}
    </div>
  )
}
