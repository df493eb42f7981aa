import { useEffect, useState } from 'react'
import { CallError, call, sentenceOf } from '#app/data/server/call.ts'
import { enter } from '#app/data/server/entrance.ts'
import { forgetQueries } from '#app/data/server/query.ts'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { longDate } from '#app/ui/dates.ts'
import { AccountDeletion, User } from '#db/model/user.ts'
import { AccountPage } from './AccountPage.tsx'

const PATH = '/api/users/me/deletion'

/** For a person who signed in although their account is deleted: the only thing they can do is restore it. */
export function TakeBack() {
  const [goneAt, setGoneAt] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    call(AccountDeletion, 'GET', PATH).then(
      (deletion) => setGoneAt(deletion.goneAt),
      (error: unknown) => setProblem(sentenceFor(error)),
    )
  }, [])
  const takeBack = async () => {
    setBusy(true)
    try {
      await call(User, 'DELETE', PATH)
      // If the cache kept the user, this page would show the app itself, and consume the greeting for the
      // next page.
      forgetQueries()
      enter({ greeting: 'Your account is back' })
    } catch (error) {
      setProblem(sentenceFor(error))
      setBusy(false)
    }
  }
  return (
    <AccountPage title="Your account is being deleted" problemTitle="This did not work" problem={problem}>
      <p>
        {goneAt ? `It is gone for good after ${longDate(goneAt)}.` : 'It is gone for good after 30 days.'}{' '}
        Until then you can take it back, as it was.
      </p>
      <Button busy={busy} onClick={() => void takeBack()}>
        Take my account back
      </Button>
      <a href="/logout" className={buttonClass('secondary')}>
        Sign out
      </a>
    </AccountPage>
  )
}

function sentenceFor(error: unknown): string {
  if (error instanceof CallError) return sentenceOf(error, 'Something went wrong. Please try again.')
  return 'The server is out of reach. Taking your account back needs a connection.'
}
