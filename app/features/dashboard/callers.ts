import type { Lead } from '#db/model/entities/lead.ts'

/**
 * Returns a function that names the member who should call a lead, so that two members never call the same one:
 * its owner; for a lead without an owner, always the same member on all devices. When somebody joins or leaves,
 * only the leads that they gain or lose change hands.
 * @param members the ids of the members, in any order; undefined while this device does not know them, when
 * only owners are named
 */
export function callersAmong(members: readonly number[] | undefined): (lead: Lead) => number | undefined {
  if (!members) return ({ ownerId }) => ownerId ?? undefined
  const seeds = [...members].sort((a, b) => a - b).map((id) => ({ id, seed: hashOf(id, 0) }))
  const known = new Set(members)
  return ({ id, ownerId }) => {
    if (ownerId !== null && known.has(ownerId)) return ownerId
    let caller: number | undefined
    let most = -1
    for (const member of seeds) {
      const weight = hashOf(id, member.seed)
      if (weight > most) {
        caller = member.id
        most = weight
      }
    }
    return caller
  }
}

/** A hash of an id and a seed, from 0 to 2^32 - 1. An id has up to 53 bits. */
function hashOf(id: number, seed: number): number {
  return mixed(mixed(seed ^ (id | 0)) ^ Math.floor(id / 0x100000000))
}

/** The finalizer of MurmurHash3. */
function mixed(value: number): number {
  let hash = value
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
