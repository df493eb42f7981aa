import { Link } from '@tanstack/react-router'
import { type Connection, useConnection, waitingFor } from '#app/data/useConnection.ts'
import { isAboutKey } from '#app/entities/email/askForEmail.ts'
import { useImprove } from '#app/entities/email/useImprove.ts'
import { besideId, isUnderWay, type WriteRequest } from '#app/entities/email/writeRequests.ts'
import { Banner } from '#app/ui/Banner.tsx'

interface ImproveNoticeProps {
  request: WriteRequest
  onOpen: (emailId: number) => void
  /** Requests it again, with the email's current words; undefined if that is not possible. */
  onAgain: (() => void) | undefined
}

/** The state of the last request to improve an email. */
export function ImproveNotice({ request, onOpen, onAgain }: ImproveNoticeProps) {
  const connection = useConnection()
  const { cancel } = useImprove()
  const beside = besideId(request)
  if (isUnderWay(request)) {
    return (
      <Banner className="mb-4" action={{ label: 'Cancel', onSelect: () => void cancel(request) }}>
        {waitOf(request, connection)}
      </Banner>
    )
  }
  if (request.status === 'failed') {
    return (
      <Banner tone="error" className="mb-4" action={onAgain && { label: 'Try again', onSelect: onAgain }}>
        <span className="font-medium">Failed to generate email:</span> {request.message}{' '}
        {isAboutKey(request.message) && <ToKeys />}
      </Banner>
    )
  }
  if (beside === undefined) return null
  return (
    <Banner className="mb-4" action={{ label: 'Open', onSelect: () => onOpen(beside) }}>
      This email had changed meanwhile, so what the AI service wrote is a draft of its own.
    </Banner>
  )
}

function waitOf({ status }: WriteRequest, connection: Connection): string {
  if (status === 'queued') return `Waiting for AI. ${waitingFor(connection)}`
  return connection === 'online'
    ? 'The AI service is writing a better text.'
    : 'The AI service is at it. The text comes with the connection.'
}

function ToKeys() {
  return (
    <Link
      to="/settings"
      search={{ tab: 'api-keys' }}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      API Keys
    </Link>
  )
}
