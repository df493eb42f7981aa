import { EventEmitter } from 'node:events'
import type { Progress } from '#db/model/entities/request.ts'

/** What connected devices are told of a team. */
export interface Listener {
  /** There is something to pull. */
  onPoke(teamId: number): void
  /** Who is in the team, or is asked to join it, has changed. */
  onMembers(teamId: number): void
  /** A request that runs has come further. */
  onProgress(teamId: number, progress: Progress): void
}

/** Tells connected devices what can't wait for their next sync. */
export interface Pokes {
  poke(teamId: number): void
  members(teamId: number): void
  progress(teamId: number, progress: Progress): void
  /** @returns the end of the subscription */
  subscribe(listener: Listener): () => void
}

export function createPokes(): Pokes {
  const events = new EventEmitter().setMaxListeners(0)
  return {
    poke: (teamId) => void events.emit('poke', teamId),
    members: (teamId) => void events.emit('members', teamId),
    progress: (teamId, progress) => void events.emit('progress', teamId, progress),
    subscribe({ onPoke, onMembers, onProgress }) {
      events.on('poke', onPoke).on('members', onMembers).on('progress', onProgress)
      return () => events.off('poke', onPoke).off('members', onMembers).off('progress', onProgress)
    },
  }
}
