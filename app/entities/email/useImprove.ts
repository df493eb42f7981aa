import { useMemo } from 'react'
import { changeFailed } from '#app/data/failure.ts'
import { useRows, useWorkspace } from '#app/data/workspace.tsx'
import { attempt } from '#app/ui/attempt.ts'
import type { Change } from '#db/device/mutate.ts'
import type { WriteArgs } from '#db/model/entities/request.ts'
import { newId } from '#db/model/id.ts'
import { newestByEmail, type WriteRequest } from './writeRequests.ts'

/** Requests better wording of emails from the server's AI service: now, or when there is a connection. */
export function useImprove() {
  const { change } = useWorkspace()

  /**
   * @param first changes to store together with the request, such as the email itself
   * @returns whether the request is stored
   */
  const improve = async (args: WriteArgs, ...first: Change[]): Promise<boolean> => {
    const task = { kind: 'write' as const, args }
    return attempt(() => change(...first, { name: 'request.create', args: { id: newId(), task } }), {
      failed: changeFailed('Failed to generate email', 'Please try again.'),
    })
  }

  const cancel = async ({ id }: WriteRequest): Promise<void> => {
    await attempt(() => change({ name: 'request.cancel', args: { id } }), {
      failed: changeFailed('Error', 'Failed to cancel. Please try again.'),
    })
  }

  return { improve, cancel }
}

/** The last request for an email, live. */
export function useWriteRequest(emailId: number): WriteRequest | undefined {
  const requests = useRows('requests')
  return useMemo(() => newestByEmail(requests ?? []).get(emailId), [requests, emailId])
}
