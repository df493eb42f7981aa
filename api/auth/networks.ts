import ipaddr from 'ipaddr.js'
import type { Deps } from '#api/http/deps.ts'
import type { Encryption } from '#api/secrets/encryption.ts'
import { keepNetwork, networkSeen } from '#db/server/knownNetworks.ts'

/** The dependencies of signing in. */
export interface AuthDeps extends Deps {
  encryption: Encryption
}

/** A network is recorded at most once a day. */
const PRECISION_MS = 24 * 60 * 60 * 1000

/** The networks from which accounts signed in; they are in the store, so that a restart forgets none. */
export interface KnownNetworks {
  /** @param address the client's IP address */
  knows(userId: number, address: string): Promise<boolean>
  /** Records that this person has proved their identity from there. */
  keep(userId: number, address: string): Promise<void>
}

export function createKnownNetworks({ store, now, encryption }: AuthDeps): KnownNetworks {
  const seen = (userId: number, network: string) => networkSeen(store.read, userId, network)
  const marked = (userId: number, address: string) => `${userId} ${networkOf(address)}`
  return {
    async knows(userId, address) {
      for (const network of encryption.hmacs(marked(userId, address))) {
        if (await seen(userId, network)) return true
      }
      return false
    },
    async keep(userId, address) {
      const network = encryption.hmac(marked(userId, address))
      const before = await seen(userId, network)
      if (before && now().getTime() - Date.parse(before) < PRECISION_MS) return
      await store.tx((handle) => keepNetwork(handle, { userId, network, seenAt: now().toISOString() }))
    },
  }
}

/** The network by which an IP address is counted: one IPv6 customer may have 2^80 addresses (RFC 6177). */
export function networkOf(address: string): string {
  if (!ipaddr.IPv6.isValid(address)) return address
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/48`).toString()
}
