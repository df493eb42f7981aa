import type { Connection } from '#app/lib/useConnection.ts'
import { Banner } from '#app/ui/Banner.tsx'
import type { Product } from '#db/model/product.ts'
import { failureTitles } from './outcome.ts'
import { isUnderWay, type SuggestRequest } from './requests.ts'
import type { Requests } from './useRequests.ts'
import { waitingFor } from './waiting.ts'

export interface SuggestNoticesProps {
  /** The person's own, newest first. */
  requests: readonly SuggestRequest[]
  products: readonly Product[]
  connection: Connection
  asking: Requests
}

/** What the person's requests for suggestions are at, and what came of the newest. */
export function SuggestNotices({ requests, products, connection, asking }: SuggestNoticesProps) {
  const [newest] = requests
  const nameOf = ({ task }: SuggestRequest) =>
    products.find(({ id }) => id === task.args.productId)?.name ?? 'A deleted product'
  return (
    <div className="grid gap-2 empty:hidden">
      {requests.filter(isUnderWay).map((request) => (
        <Banner key={request.id} action={cancelOf(request, asking)}>
          <span className="font-medium">{nameOf(request)}:</span>{' '}
          {connection === 'online' ? 'Generating company suggestions' : progressOf(request, connection)}
        </Banner>
      ))}
      {newest && !isUnderWay(newest) && <Ended request={newest} name={nameOf(newest)} asking={asking} />}
    </div>
  )
}

const cancelOf = ({ id, status }: SuggestRequest, { cancel }: Requests) =>
  status === 'queued' ? { label: 'Cancel', onSelect: () => void cancel(id) } : undefined

const progressOf = ({ status }: SuggestRequest, connection: Connection) =>
  status === 'queued' ? waitingFor(connection) : 'The server is at it. The results come with the connection.'

function Ended({ request, name, asking }: { request: SuggestRequest; name: string; asking: Requests }) {
  const { status, message, task } = request
  if (status === 'cancelled') return null
  if (status === 'failed') {
    return (
      <Banner tone="error" action={{ label: 'Try again', onSelect: () => void asking.ask(task) }}>
        <span className="font-medium">{failureTitles.suggest}:</span> {message}
      </Banner>
    )
  }
  return (
    <p className="text-muted text-sm">
      Last search, for {name}: {message}
    </p>
  )
}
