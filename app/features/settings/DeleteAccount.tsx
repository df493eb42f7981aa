import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useLiveQuery } from 'dexie-react-hooks'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { reasonOf } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { Cancelled } from '#app/data/server/passkeys.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { useProof } from '#app/entities/useProof.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { Dialog } from '#app/ui/Dialog.tsx'
import { PasswordDialog } from '#app/ui/PasswordDialog.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { AccountDeletion } from '#db/model/user.ts'

const PATH = '/api/users/me/deletion'
const Deleted = v.object({ goneAt: v.string() })
const whyNot = (error: unknown) =>
  error instanceof Cancelled ? error.message : reasonOf(error, 'Deleting your account needs a connection.')

/** Deletes the account, which can be restored for 30 days. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  return (
    <Card
      title="Delete account"
      text="You are signed out everywhere at once. Sign in within 30 days to take it back; after that it is gone for good."
    >
      <Button variant="danger" icon={<Trash2 />} onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      {open && <Deletion onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** First shows what prevents it, then asks for the password. */
function Deletion({ onClose }: { onClose: () => void }) {
  const { data, error } = useQuery({
    queryKey: ['account-deletion'],
    queryFn: () => call(AccountDeletion, 'GET', PATH),
    refetchOnMount: 'always',
    gcTime: 0,
  })
  if (data && data.shared.length === 0) return <Confirm alone={data.alone} onClose={onClose} />
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="small"
      title="Delete my account"
      footer={
        data ? (
          <Link to="/team-settings" search={{ tab: 'members' }} className={buttonClass()}>
            Team Settings
          </Link>
        ) : undefined
      }
    >
      {error && <Banner tone="warn">{whyNot(error)}</Banner>}
      {!data && !error && <Skeleton className="h-16" />}
      {data && <Shared teams={data.shared} />}
    </Dialog>
  )
}

function Shared({ teams }: { teams: AccountDeletion['shared'] }) {
  return (
    <div className="grid gap-2">
      <p>Other people work in teams that you own. Hand each of them over first, or delete it:</p>
      <ul className="list-disc pl-5">
        {teams.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
      <p className="text-muted text-sm">Choose the team in the header, then open Team Settings.</p>
    </div>
  )
}

function Confirm({ alone, onClose }: { alone: AccountDeletion['alone']; onClose: () => void }) {
  const { user, store } = useWorkspace()
  const unsent = useLiveQuery(() => store.outbox.where('state').notEqual('confirmed').count(), [store]) ?? 0
  const { withProof, dialog } = useProof()
  const remove = async (password: string) => {
    await withProof(() => call(Deleted, 'POST', PATH, { password }))
    location.assign('/logout')
  }
  return (
    <>
      <PasswordDialog
        open
        onOpenChange={onClose}
        title="Delete my account"
        text="Your personal space goes with it. What you made in teams stays with them, by a “former member”."
        confirmLabel="Delete my account"
        danger
        username={user.username}
        onConfirm={remove}
        whyNot={whyNot}
      >
        {alone.length > 0 && (
          <p>
            Nobody else is in {alone.map(({ name }) => name).join(', ')}, so it goes with your account, with
            all its leads, products and emails.
          </p>
        )}
        {unsent > 0 && (
          <Banner tone="warn">
            {unsent === 1 ? '1 change is' : `${unsent} changes are`} only on this device. Let it sync first,
            or lose it with the account.
          </Banner>
        )}
      </PasswordDialog>
      {dialog}
    </>
  )
}
