import Dexie, { type EntityTable } from 'dexie'
import { uuidv7 } from 'uuidv7'
import { bounded } from './underWay.ts'

/** Facts about this browser that do not depend on who is signed in. */
class Device extends Dexie {
  declare facts: EntityTable<{ key: string; value: string | number }, 'key'>
  constructor() {
    super('rove')
    bounded(this)
    this.version(1).stores({ facts: 'key' })
  }
}

const device = new Device()

/** The id of this device, created at its first use. */
export async function deviceId(): Promise<string> {
  return device.transaction('rw', device.facts, async () => {
    const known = await device.facts.get('deviceId')
    if (known) return String(known.value)
    const made = uuidv7()
    await device.facts.put({ key: 'deviceId', value: made })
    return made
  })
}

/** The person whose data the worker syncs when no page names one. */
export async function knownUser(): Promise<number | undefined> {
  const known = await device.facts.get('userId')
  return known ? Number(known.value) : undefined
}

/**
 * Stores the person whose data the worker syncs.
 * @returns the person stored before, if that is somebody else
 */
export async function rememberUser(userId: number): Promise<number | undefined> {
  return device.transaction('rw', device.facts, async () => {
    const before = await knownUser()
    await device.facts.put({ key: 'userId', value: userId })
    return before === userId ? undefined : before
  })
}

/** After this, {@link knownUser} returns undefined. */
export async function forgetUser(): Promise<void> {
  await device.facts.delete('userId')
}
