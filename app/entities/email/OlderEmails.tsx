import { useOlder } from '#app/data/older.ts'
import { sentenceOf } from '#app/data/server/call.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useAttempt } from '#app/ui/attempt.ts'
import { Button } from '#app/ui/Button.tsx'
import { notify } from '#app/ui/toast.ts'

/**
 * Below emails: that older ones are on the server, and a button that shows the next of them.
 * @param words only emails with these words are shown; '' for all
 */
export function OlderEmails({ words }: { words: string }) {
  const { exist, read } = useOlder('emails', words)
  const { busy, attempt } = useAttempt()
  const isOnline = useConnection() === 'online'
  if (!exist) return null
  const show = () =>
    attempt(
      async () => {
        const { added, more } = await read()
        if (added > 0 || !words) return
        const further = more ? 'Search again to look further back.' : undefined
        notify({ title: `No further email found for "${words}"`, text: further })
      },
      {
        failed: (error) => ({
          title: 'Older emails were not read',
          text: sentenceOf(error, 'The server cannot be reached right now. Try again.'),
          tone: 'error',
        }),
      },
    )
  return (
    <div className="grid justify-items-center gap-2 py-4 text-center">
      <p className="text-muted text-sm">
        {isOnline
          ? 'Older emails are on the server.'
          : 'Older emails are on the server. You can look at them when you are online.'}
      </p>
      {isOnline && (
        <Button variant="secondary" busy={busy} onClick={() => void show()}>
          {words ? 'Search Older Emails' : 'Show Older Emails'}
        </Button>
      )}
    </div>
  )
}
