import { EventEmitter } from 'node:events'

/** Tells connected devices that there is something to pull. */
export interface Pokes {
  poke(teamId: number): void
  /** @returns the end of the subscription */
  subscribe(onPoke: (teamId: number) => void): () => void
}

export function createPokes(): Pokes {
  const events = new EventEmitter().setMaxListeners(0)
  return {
    poke: (teamId) => void events.emit('poke', teamId),
    subscribe(onPoke) {
      events.on('poke', onPoke)
      return () => events.off('poke', onPoke)
    },
  }
}
