import * as v from 'valibot'
import type { Point } from '#db/model/place.ts'
import { CallError, call } from './call.ts'

/**
 * The name of a place on the server's map; '' if the map has no address there or the server is unreachable.
 */
export async function addressAt({ latitude, longitude }: Point): Promise<string> {
  if (!navigator.onLine) return ''
  try {
    const { address } = await call(v.object({ address: v.string() }), 'POST', '/api/places/address', {
      latitude,
      longitude,
    })
    return address
  } catch (error) {
    // The place is stored even without an address.
    if (error instanceof CallError || error instanceof TypeError) return ''
    throw error
  }
}
