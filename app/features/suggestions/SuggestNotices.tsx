import { useProgress } from '#app/data/server/progress.ts'
import { type Connection, waitingFor } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import type { Product } from '#db/model/entities/product.ts'
import { type Progress, requestWords, without } from '#db/model/entities/request.ts'
import { reasonShown } from './asked.ts'
import { Elsewhere } from './Elsewhere.tsx'
import { isUnderWay, type SuggestRequest } from './requests.ts'
import type { Requests } from './useRequests.ts'

export interface SuggestNoticesProps {
  /** The person's own requests, newest first. */
  requests: readonly SuggestRequest[]
  products: readonly Product[]
  connection: Connection
  asking: Requests
  /** Leaves out the product, which the line above shows. */
  brief?: boolean
}

/** The state of the person's requests for suggestions, and the result of the newest. */
export function SuggestNotices({ requests, products, connection, asking, brief }: SuggestNoticesProps) {
  const { user } = useWorkspace()
  const progress = useProgress(user.id)
  const [newest] = requests
  const nameOf = ({ task }: SuggestRequest) =>
    products.find(({ id }) => id === task.args.productId)?.name ?? 'A deleted product'
  return (
    <div className="grid gap-2 empty:hidden">
      {requests.filter(isUnderWay).map((request) => (
        <Banner key={request.id} action={cancelOf(request, asking)}>
          <span className="font-medium">{nameOf(request)}:</span>{' '}
          {connection === 'online' ? stepOf(progress.get(request.id)) : waitOf(request, connection)}
        </Banner>
      ))}
      {newest && !isUnderWay(newest) && (
        <Ended request={newest} name={nameOf(newest)} asking={asking} brief={brief} />
      )}
    </div>
  )
}

/** Whether the AI service failed: the directory can answer without it. */
const needsAi = (message: string) => /OpenAI|AI service/.test(message)

const withoutAi = ({ kind, args: { source, ...args } }: SuggestRequest['task']): SuggestRequest['task'] => ({
  kind,
  args: { ...args, ...(source && source !== 'model' && { source }), withoutAi: true },
})

/** The request that has the AI service judge the results of a search that ran without it. */
const judged = ({ id, task: { kind, args } }: SuggestRequest): SuggestRequest['task'] => ({
  kind,
  args: { ...args, again: args.again ?? id },
})

const cancelOf = ({ id }: SuggestRequest, { cancel }: Requests) => ({
  label: 'Cancel',
  onSelect: () => void cancel(id),
})

const stepOf = (progress: Progress | undefined) =>
  ['Generating company suggestions', progress?.step].filter(Boolean).join('. ')

const waitOf = ({ status }: SuggestRequest, connection: Connection) =>
  status === 'queued' ? waitingFor(connection) : 'The server is at it. The results come with the connection.'

/** Whether a search was not around the phone, and not of a service that was chosen. */
const isOfLists = ({ args: { source, near } }: SuggestRequest['task']) =>
  near === undefined && (source === undefined || source === 'directory' || source === 'imported')

interface EndedProps {
  request: SuggestRequest
  name: string
  asking: Requests
  brief: boolean | undefined
}

function Ended({ request, name, asking, brief }: EndedProps) {
  const { status, message, task, result } = request
  const found = result && 'suggested' in result ? result.suggested : 0
  const isAiMissing = result !== null && 'suggested' in result && result.aiFailed === true
  if (status === 'cancelled') return null
  if (status === 'failed') {
    return (
      <>
        <Banner tone="error" action={{ label: 'Try again', onSelect: () => void asking.ask(task) }}>
          <span className="font-medium">
            {requestWords.suggest.failed} for {name}:
          </span>{' '}
          {message}
        </Banner>
        {needsAi(message) && <WithoutAi task={task} asking={asking} />}
      </>
    )
  }
  return (
    <>
      <p className="text-muted text-sm">{brief ? message : `Last search, for ${name}: ${message}`}</p>
      {isAiMissing && (
        <Button
          variant="secondary"
          onClick={() => void asking.ask(judged(request))}
          className="md:justify-self-start"
        >
          Ask the AI again
        </Button>
      )}
      {found === 0 && needsAi(message) && !isAiMissing && <WithoutAi task={task} asking={asking} />}
      {found === 0 && <Reasons request={request} asking={asking} />}
      {found === 0 && isOfLists(task) && <Elsewhere task={task} asking={asking} />}
    </>
  )
}

/**
 * The same search with the sources alone; a request that only judges earlier results has nothing to repeat
 * without AI.
 */
function WithoutAi({ task, asking }: { task: SuggestRequest['task']; asking: Requests }) {
  if (task.args.again !== undefined) return null
  return (
    <Button
      variant="secondary"
      onClick={() => void asking.ask(withoutAi(task))}
      className="md:justify-self-start"
    >
      Search without AI
    </Button>
  )
}

/** The conditions that kept a search from finding anything, each with a button to search without it. */
function Reasons({ request: { task, result }, asking }: { request: SuggestRequest; asking: Requests }) {
  const reasons = result && 'suggested' in result ? (result.without ?? []) : []
  if (reasons.length === 0) return null
  return (
    <ul aria-label="Why nothing was found" className="grid gap-2">
      {reasons.map((reason) => {
        const { sentence, drop } = reasonShown(reason)
        const again = { kind: task.kind, args: without(reason.condition, task.args) }
        return (
          <li key={reason.condition} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <span className="text-sm">{sentence}</span>
            <Button variant="secondary" onClick={() => void asking.ask(again)}>
              {drop}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
