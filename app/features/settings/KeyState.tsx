import { KeyRound, Trash2 } from 'lucide-react'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { ConfirmFirst } from '#app/ui/ConfirmDialog.tsx'
import { removeKey, type StoredKey, whyNot } from './keys.ts'
import { savedLine } from './saved.ts'

/** Which key is in use, and the way to remove it. */
export function KeyState({ stored, title }: { stored: StoredKey; title: string }) {
  if (stored.checkedAt === null) {
    return (
      <p className="text-muted text-sm">
        {stored.server
          ? 'This server has a key of its own, so you need none. A key that you save here is used instead.'
          : 'No key saved.'}
      </p>
    )
  }
  return (
    <div className="grid gap-2">
      {!stored.readable && (
        <Banner tone="warn">Please enter the key again. The server can no longer read the saved one.</Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex min-w-0 items-center gap-2 text-sm">
          <KeyRound aria-hidden className="size-4.5 shrink-0 text-muted" />
          {savedLine(stored)}
        </p>
        <RemoveKey stored={stored} title={title} />
      </div>
    </div>
  )
}

function RemoveKey({ stored: { provider, server }, title }: { stored: StoredKey; title: string }) {
  const remove = () =>
    attempt(() => removeKey(provider), {
      done: { title: 'API key removed', text: title },
      failed: (error) => ({ title: 'API key not removed', text: whyNot(error), tone: 'error' }),
    })
  return (
    <ConfirmFirst
      trigger={(ask) => (
        <Button variant="secondary" icon={<Trash2 />} aria-label={`Remove the key (${title})`} onClick={ask}>
          Remove
        </Button>
      )}
      title="Remove API Key"
      text={
        server
          ? 'The server forgets this key and uses its own from then on.'
          : 'The server forgets this key. Rove goes on without it.'
      }
      confirmLabel="Remove"
      danger
      onConfirm={remove}
    />
  )
}
