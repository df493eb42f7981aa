import { useEffect, useEffectEvent, useRef } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { notify } from '#app/ui/toast.ts'
import { useWide } from '#app/ui/useWide.ts'
import { type Request, type RequestKind, requestWords } from '#db/model/entities/request.ts'
import type { Suggestion } from '#db/model/entities/suggestion.ts'
import { newId } from '#db/model/id.ts'
import { approvalOf } from './approval.ts'
import { outcomeOf } from './outcome.ts'
import { isUnderWay } from './requests.ts'

type RequestedWork = Request['task']

export interface Requests {
  /** The team's requests, live; undefined until they have been read. */
  requests: readonly Request[] | undefined
  /**
   * Requests work from the server, now or when there is a connection.
   * @returns whether the request is stored
   */
  ask(...tasks: [RequestedWork, ...RequestedWork[]]): Promise<boolean>
  /**
   * Approves companies. The row of a single one shows the result, so that a notice is shown only if it fails.
   * @returns whether their leads are stored
   */
  approve(suggestions: readonly Suggestion[]): Promise<boolean>
  cancel(id: number): Promise<void>
}

/**
 * The requests to the server. Shows one notice for each of the person's requests that ends while this screen
 * is open.
 * @param shown the kinds of requests whose results the screen shows itself, without a notice
 * @param onDone receives the requests that succeeded
 */
export function useRequests(shown: readonly RequestKind[], onDone: (request: Request) => void): Requests {
  const { user, change } = useWorkspace()
  const requests = useRows('requests')
  const products = useRows('products')
  const wide = useWide()
  const watched = useRef(new Set<number>())
  const quiet = useRef(new Set<number>())

  const ask: Requests['ask'] = async (task, ...more) => {
    const made = [task, ...more].map((one) => ({ id: newId(), task: one }))
    const { failed, notStored } = requestWords[task.kind]
    return attempt(
      async () => {
        await change(...made.map((args) => ({ name: 'request.create', args }) as const))
        for (const { id } of made) watched.current.add(id)
      },
      { failed: changeFailed(failed, notStored) },
    )
  }

  const approve: Requests['approve'] = async (suggestions) => {
    const approval = approvalOf(suggestions)
    const asked = approval.requests.map(({ change }) => change)
    const { failed, notStored } = requestWords.approve
    // On a phone the row of the company shows the outcome; on a wider screen it leaves the list.
    if (suggestions.length === 1 && !wide) for (const { id } of approval.requests) quiet.current.add(id)
    return attempt(
      async () => {
        if (suggestions.length === 1) return change(...approval.leads, ...approval.suggestions, ...asked)
        // Each of these is stored as a batch.
        await change(...approval.leads)
        await change(...approval.suggestions)
        await change(...asked)
      },
      { failed: changeFailed(failed, notStored) },
    )
  }

  const cancel: Requests['cancel'] = async (id) => {
    await attempt(() => change({ name: 'request.cancel', args: { id } }), {
      failed: changeFailed('Error', 'Failed to cancel. Please try again.'),
    })
  }

  const say = useEffectEvent((request: Request) => {
    const { task } = request
    const product = task.kind === 'suggest' && products?.find(({ id }) => id === task.args.productId)
    const notice = outcomeOf(request, product ? product.name : undefined)
    const again = { label: 'Try again', onSelect: () => void ask(task) }
    const isQuiet = quiet.current.delete(request.id) || shown.includes(task.kind)
    const isSaid = isQuiet && request.status === 'done'
    if (notice && !isSaid) notify(request.status === 'failed' ? { ...notice, action: again } : notice)
    if (request.status === 'done') onDone(request)
  })

  useEffect(() => {
    for (const request of requests ?? []) {
      // My Emails reports these.
      if (request.task.kind === 'write') continue
      if (isUnderWay(request) && request.createdBy === user.id) watched.current.add(request.id)
      else if (!isUnderWay(request) && watched.current.delete(request.id)) say(request)
    }
  }, [requests, user.id])

  return { requests, ask, approve, cancel }
}
