import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { signOut } from '#app/data/server/session.ts'
import { keepInStep } from '#app/data/sync.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx'
import { saveFile } from '#app/ui/saveFile.ts'
import { storeOf } from '#db/device/engine.ts'
import type { User } from '#db/model/user.ts'
import { draftsOf, forgetDrafts, leaveDevice, leaveForLater, unsentIn, unsentText } from './leave.ts'

/** Asks what to do with unsent work on this device: stay, wait, keep it here, export it, or discard it. */
export function Unsettled({ user }: { user: User }) {
  const unsent = useLiveQuery(() => unsentIn(storeOf(user.id)), [user.id])
  const [drafts] = useState(() => draftsOf(user.id))
  const [waits, setWaits] = useState(false)
  const [discards, setDiscards] = useState(false)
  const waiting = unsent?.filter(({ state }) => state === 'waiting').length ?? 0
  const refused = (unsent?.length ?? 0) - waiting
  useSendingWhile(waits, user.id, unsent?.length)
  // Drafts are stored apart from the person's data, which is deleted if nothing in it is unsent.
  const leave = () => (unsent?.length === 0 ? leaveDevice(user.id) : leaveForLater(user.id))
  const exportAll = () => saveFile('rove-unsent.json', unsentText(unsent ?? [], drafts))
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-3 px-5 py-8">
      <h1 className="font-semibold text-xl">
        {unsent?.length === 0 ? 'Something is not saved yet' : 'Not everything is sent yet'}
      </h1>
      <Counts waiting={waiting} refused={refused} drafts={drafts.length} />
      <Button onClick={() => location.assign('/')}>Stay signed in</Button>
      {waiting > 0 && (
        <Button variant="secondary" busy={waits} onClick={() => setWaits(true)}>
          {waits ? 'Waiting for a connection…' : 'Wait until it is sent, then sign out'}
        </Button>
      )}
      {refused > 0 && (
        <a href="/attention" className={buttonClass('secondary')}>
          See what was refused
        </a>
      )}
      <Button variant="secondary" onClick={exportAll}>
        Export it to a file
      </Button>
      <Button variant="secondary" onClick={() => void leave().then(signOut)}>
        Sign out and keep it on this device
      </Button>
      <Button variant="ghost" className="text-red" onClick={() => setDiscards(true)}>
        Discard it and sign out
      </Button>
      <DiscardUnsent
        open={discards}
        onOpenChange={setDiscards}
        onConfirm={() => leaveDevice(user.id).then(signOut)}
        userId={user.id}
      />
    </main>
  )
}

function Counts({ waiting, refused, drafts }: { waiting: number; refused: number; drafts: number }) {
  const counts = [
    [waiting, 'change waits to be sent.', 'changes wait to be sent.'],
    [refused, 'change was refused and is under Attention.', 'changes were refused and are under Attention.'],
    [drafts, 'form holds text that was never saved.', 'forms hold text that was never saved.'],
  ] as const
  return (
    <div className="grid gap-2">
      <ul className="list-disc pl-5">
        {counts
          .filter(([count]) => count > 0)
          .map(([count, one, many]) => (
            <li key={one}>
              {count} {count === 1 ? one : many}
            </li>
          ))}
      </ul>
      <p className="text-muted">
        This is only on this device. Kept here, it is for you alone: it is sent, or shown, when you sign in
        again.
      </p>
    </div>
  )
}

/** Keeps sending; when nothing is left, the person is signed out. */
function useSendingWhile(waits: boolean, userId: number, unsent: number | undefined) {
  useEffect(() => {
    if (waits) return keepInStep(userId)
  }, [waits, userId])
  useEffect(() => {
    if (waits && unsent === 0) void leaveDevice(userId).then(signOut)
  }, [waits, userId, unsent])
}

interface DiscardUnsentProps {
  userId: number
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Deletes the remaining work and signs out. */
  onConfirm: () => Promise<void>
}

/** Asks for a typed word before work that exists nowhere else is deleted. */
function DiscardUnsent({ userId, open, onOpenChange, onConfirm }: DiscardUnsentProps) {
  const discard = async () => {
    forgetDrafts(userId)
    await onConfirm()
  }
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Discard what is not sent?"
      text="It exists only on this device. After this nobody can bring it back."
      confirmLabel="Discard and sign out"
      danger
      word="discard"
      onConfirm={discard}
    />
  )
}
