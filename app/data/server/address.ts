import * as v from 'valibot'
import type { Point } from '#db/model/place.ts'
import { CallError, call } from './call.ts'

/** What the server's map calls a place; '' where it knows no address there, and where it is out of reach. */
export async function addressAt({ latitude, longitude }: Point): Promise<string> {
  if (!navigator.onLine) return ''
  try {
    const { address } = await call(v.object({ address: v.string() }), 'POST', '/api/places/address', {
      latitude,
      longitude,
    })
    return address
  } catch (error) {
    // The place is kept all the same.
    if (error instanceof CallError || error instanceof TypeError) return ''
    throw error
  }
}
