import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Progress } from '#db/model/entities/request.ts'

const Told = v.pipe(v.string(), v.parseJson(), Progress)
const channelName = (userId: number) => `rove-progress-${userId}`
const OWN_TAB = 'rove-progress'

/** Passes on what the server says of a running request, to all tabs. */
export function tellProgress(userId: number, data: unknown): void {
  const told = v.safeParse(Told, data)
  if (!told.success) return
  const channel = new BroadcastChannel(channelName(userId))
  channel.postMessage(told.output)
  channel.close()
  dispatchEvent(new CustomEvent(OWN_TAB, { detail: told.output }))
}

/** How far the running requests of the person's teams have come, by the request's id. */
export function useProgress(userId: number): ReadonlyMap<number, Progress> {
  const [all, setAll] = useState<ReadonlyMap<number, Progress>>(new Map())
  useEffect(() => {
    const hear = (data: unknown) => {
      const told = v.safeParse(Progress, data)
      if (told.success) setAll((before) => new Map(before).set(told.output.requestId, told.output))
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
