import { useQuery } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { callFailed, reasonOf } from '#app/data/failure.ts'
import { call } from '#app/data/server/call.ts'
import { queryClient } from '#app/data/server/query.ts'
import { attempt } from '#app/ui/attempt.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { longDate } from '#app/ui/dates.ts'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { CalendarState } from '#db/model/push.ts'

const KEY = ['calendar'] as const
const PATH = '/api/users/me/calendar'
const NEEDS = 'The calendar’s address needs a connection.'

/** The secret address by which a calendar app reads the person's follow-ups. */
export function Calendar() {
  const { data, error } = useQuery({ queryKey: KEY, queryFn: () => call(CalendarState, 'GET', PATH) })
  const [address, setAddress] = useState('')
  const change = (method: 'POST' | 'DELETE') =>
    attempt(
      async () => {
        const now = await call(CalendarState, method, PATH)
        setAddress(now.path ? `${location.origin}${now.path}` : '')
        queryClient.setQueryData(KEY, now)
      },
      { failed: callFailed('Calendar not changed', NEEDS) },
    )
  const copy = () =>
    attempt(() => navigator.clipboard.writeText(address), {
      done: { title: 'Address copied' },
      failed: () => ({ title: 'Copy failed', text: 'Please select the address and copy it.', tone: 'error' }),
    })
  return (
    <Card
      title="Calendar"
      text="Your follow-ups in the calendar app that you use: add this address there as a subscribed calendar. Whoever has it can read them. Google may take a day to show changes."
    >
      {!data && (error ? <Banner tone="warn">{reasonOf(error, NEEDS)}</Banner> : <SkeletonList rows={1} />)}
      {data && (
        <div className="grid gap-3">
          {address && (
            <p className="flex min-w-0 items-center gap-2">
              <code className="min-w-0 flex-1 break-all rounded-md bg-raised p-2 text-sm">{address}</code>
              <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
                Copy
              </Button>
            </p>
          )}
          {data.since && !address && (
            <p className="text-muted text-sm">
              There is an address since {longDate(data.since)}. It is shown only when it is made.
            </p>
          )}
          <p className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => void change('POST')}>
              {data.since ? 'New address' : 'Make an address'}
            </Button>
            {data.since && (
              <Button variant="secondary" onClick={() => void change('DELETE')}>
                End it
              </Button>
            )}
          </p>
        </div>
      )}
    </Card>
  )
}
