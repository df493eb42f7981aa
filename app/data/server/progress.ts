import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Progress } from '#db/model/entities/request.ts'

const channelName = (userId: number) => `rove-progress-${userId}`
const OWN_TAB = 'rove-progress'

/** Forwards the server's progress report of a running request to all tabs. */
export function broadcastProgress(userId: number, data: unknown): void {
  const parsed = v.safeParse(Progress, data)
  if (!parsed.success) return
  const channel = new BroadcastChannel(channelName(userId))
  channel.postMessage(parsed.output)
  channel.close()
  dispatchEvent(new CustomEvent(OWN_TAB, { detail: parsed.output }))
}

/** The progress of the running requests of the person's teams, by request id. */
export function useProgress(userId: number): ReadonlyMap<number, Progress> {
  const [all, setAll] = useState<ReadonlyMap<number, Progress>>(new Map())
  useEffect(() => {
    const hear = (data: unknown) => {
      const parsed = v.safeParse(Progress, data)
      if (parsed.success) setAll((before) => new Map(before).set(parsed.output.requestId, parsed.output))
    }
    const here = (event: Event) => event instanceof CustomEvent && hear(event.detail)
    const channel = new BroadcastChannel(channelName(userId))
    channel.onmessage = ({ data }) => hear(data)
    addEventListener(OWN_TAB, here)
    return () => {
      channel.close()
      removeEventListener(OWN_TAB, here)
    }
  }, [userId])
  return all
}
