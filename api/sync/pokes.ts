import { EventEmitter } from 'node:events'
import * as v from 'valibot'
import { Progress } from '#db/model/entities/request.ts'
import type { Messages } from '#db/server/database/handle.ts'

/** Receives the events of all teams, for the connected devices. */
export interface Listener {
  /** There is something to pull. */
  onPoke(teamId: number): void
  /** The team's members or invitations have changed. */
  onMembers(teamId: number): void
  /** A running request has made progress. */
  onProgress(teamId: number, progress: Progress): void
  /** Some events may have been missed. */
  onGap(): void
}

/** Sends events that cannot wait for the next sync to connected devices, on all servers. */
export interface Pokes {
  poke(teamId: number): void
  members(teamId: number): void
  progress(teamId: number, progress: Progress): void
  /** Tells the other servers that requests are waiting or have ended. */
  work(): void
  /** @returns a function that ends the subscription */
  subscribe(listener: Listener): () => void
  /**
   * @param on called when another server has sent `work`, or may have
   * @returns a function that ends the subscription
   */
  onWork(on: () => void): () => void
  close(): void
}

/** A message between servers. A server that does not know its kind, during a rolling update, ignores it. */
const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.string(), teamId: v.optional(v.number(), 0), progress: v.optional(Progress) }),
)

/** Creates the pokes of this server. @param messages the channel between the servers */
export function createPokes(messages: Messages): Pokes {
  const events = new EventEmitter().setMaxListeners(0)
  const send = (message: { kind: string; teamId?: number; progress?: Progress | undefined }) =>
    messages.send(JSON.stringify(message))
  const tell = (kind: 'poke' | 'members' | 'progress', teamId: number, progress?: Progress) => {
    events.emit(kind, teamId, progress)
    send({ kind, teamId, progress })
  }
  const close = messages.receive(
    (message) => {
      const { kind, teamId, progress } = v.parse(Message, message)
      events.emit(kind, teamId, progress)
    },
    () => {
      events.emit('gap')
      events.emit('work')
    },
  )
  return {
    poke: (teamId) => tell('poke', teamId),
    members: (teamId) => tell('members', teamId),
    progress: (teamId, progress) => tell('progress', teamId, progress),
    work: () => send({ kind: 'work' }),
    subscribe({ onPoke, onMembers, onProgress, onGap }) {
      events.on('poke', onPoke).on('members', onMembers).on('progress', onProgress).on('gap', onGap)
      return () =>
        events.off('poke', onPoke).off('members', onMembers).off('progress', onProgress).off('gap', onGap)
    },
    onWork(on) {
      events.on('work', on)
      return () => events.off('work', on)
    },
    close,
  }
}
