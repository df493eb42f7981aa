import { useEffect, useEffectEvent, useRef } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import { notify } from '#app/ui/toast.ts'
import { type Request, requestWords } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
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
  /** The same for callers that show the result themselves: a notice is shown only if it fails. */
  askQuietly(task: RequestedWork): Promise<boolean>
  cancel(id: number): Promise<void>
}

/**
 * The requests to the server. Shows one notice for each of the person's requests that ends while this screen
 * is open.
 * @param onDone receives the requests that succeeded
 */
export function useRequests(onDone: (request: Request) => void): Requests {
  const { user, change } = useWorkspace()
  const requests = useRows('requests')
  const products = useRows('products')
  const watched = useRef(new Set<number>())
  const quiet = useRef(new Set<number>())

  async function send(
    tasks: readonly [RequestedWork, ...RequestedWork[]],
    isQuiet: boolean,
  ): Promise<boolean> {
    const made = tasks.map((task) => ({ id: newId(), task }))
    const { kind } = tasks[0]
    return attempt(
      async () => {
        await change(...made.map((args) => ({ name: 'request.create', args }) as const))
        for (const { id } of made) {
          watched.current.add(id)
          if (isQuiet) quiet.current.add(id)
        }
      },
      { failed: changeFailed(requestWords[kind].failed, requestWords[kind].notStored) },
    )
  }
  const ask: Requests['ask'] = (...tasks) => send(tasks, false)
  const askQuietly: Requests['askQuietly'] = (task) => send([task], true)

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
    const isSaid = quiet.current.delete(request.id) && request.status === 'done'
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

  return { requests, ask, askQuietly, cancel }
}
