import { useEffect, useState } from 'react'
import { CallError, call } from '#app/data/server/call.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { type Point, pointIn, pointText } from '#db/model/place.ts'
import { MOST_PLACES, TravelAnswer, type TravelTable } from '#db/model/travelTable.ts'
import type { KnownWay } from '#db/route/travel.ts'

const nothingKnown: KnownWay = () => undefined

/** What was asked last, so that a screen that is opened again need not wait. */
let last = nothingKnown

/**
 * What the server's routing service says about the ways between places. Until it has answered, and without a signal, it
 * is what was known before; places between which nothing is known get estimates.
 */
export function useKnownWays(places: readonly Point[]): KnownWay {
  const isOnline = useConnection() === 'online'
  const [known, setKnown] = useState(() => last)
  const asked = [...new Set(places.map(pointText))].toSorted().join(' ')
  useEffect(() => {
    const texts = asked.split(' ')
    if (!isOnline || texts.length < 2 || texts.length > MOST_PLACES) return
    let isWanted = true
    const take = (table: TravelTable | null) => {
      if (!table) return
      last = waysIn(texts, table)
      if (isWanted) setKnown(() => last)
    }
    void tableOf(texts).then(take)
    return () => {
      isWanted = false
    }
  }, [asked, isOnline])
  return known
}

async function tableOf(texts: readonly string[]): Promise<TravelTable | null> {
  const places = texts.flatMap((text) => pointIn(text) ?? [])
  try {
    return (await call(TravelAnswer, 'POST', '/api/routing', { places })).table
  } catch (error) {
    // The ways are estimated.
    if (error instanceof CallError || error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}

/** @param texts the places of the table, in its order */
function waysIn(texts: readonly string[], { seconds, metres }: TravelTable): KnownWay {
  const placeOf = new Map(texts.map((text, nth) => [text, nth]))
  return (from, to) => {
    const [a, b] = [placeOf.get(pointText(from)), placeOf.get(pointText(to))]
    if (a === undefined || b === undefined) return undefined
    const at = a * texts.length + b
    const [time, length] = [seconds[at], metres[at]]
    if (typeof time !== 'number' || typeof length !== 'number') return undefined
    return { minutes: Math.round(time / 60), metres: Math.round(length) }
  }
}
