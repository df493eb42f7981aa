import { EventEmitter } from 'node:events'
import * as v from 'valibot'
import { Progress } from '#db/model/entities/request.ts'
import type { Messages } from '#db/server/database/handle.ts'

/** What connected devices are told of a team. */
export interface Listener {
  /** There is something to pull. */
  onPoke(teamId: number): void
  /** Who is in the team, or is asked to join it, has changed. */
  onMembers(teamId: number): void
  /** A request that runs has come further. */
  onProgress(teamId: number, progress: Progress): void
  /** Any of these may not have been heard. */
  onGap(): void
}

/** Tells connected devices, on whichever server they are, what can't wait for their next sync. */
export interface Pokes {
  poke(teamId: number): void
  members(teamId: number): void
  progress(teamId: number, progress: Progress): void
  /** Tells the other servers that requests wait, or have ended. */
  work(): void
  /** @returns the end of the subscription */
  subscribe(listener: Listener): () => void
  /** @param on told when another server has told of work, or may have @returns the end of it */
  onWork(on: () => void): () => void
  close(): void
}

/** How servers say it to one another: one that does not know a kind, in a rolling update, lets it pass. */
const Message = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ kind: v.string(), teamId: v.optional(v.number(), 0), progress: v.optional(Progress) }),
)

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
