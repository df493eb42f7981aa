import { uuidv7 } from 'uuidv7'
import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'
import { PROTOCOL } from '#db/model/sync/protocol.ts'
import type { Bed } from './bed.ts'
import { ask, begin, change, type Play } from './device.ts'
import { endWell } from './end.ts'
import type { Drawn } from './faults.ts'
import type { Step } from './history.ts'

/** Plays a history. @throws Error that says what was lost, done twice or not in step */
export async function play(bed: Bed, history: readonly Step[]): Promise<void> {
  const begun = await begin(bed)
  try {
    for (const step of history) await act(begun, step)
    await endWell(begun)
  } finally {
    await begun.backend.close()
  }
}

async function act(now: Play, step: Step): Promise<void> {
  if (step.do === 'pass') return now.time.pass(step.ms)
  if (step.do === 'sync') ask(now, step.by)
  if (step.do === 'change') change(now, step.by, changeFor(now, step))
  if (step.do === 'other') await changeElsewhere(now, changeFor(now, step).change)
  if (step.do === 'fault') befall(now, step)
  if (step.do === 'life') now.channels.tell(`rove-signs-${now.userId}`, 'life')
  await now.time.pass(1)
}

function befall({ faults, locks, channels, storage, userId }: Play, drawn: Drawn) {
  const { fault, ms } = drawn
  if (fault.on === 'locks' && fault.how === 'gone') return locks.keep(`${fault.held}-${userId}`, fault)
  if (fault.on === 'channels') return channels.deafen(ms, faults.begin(fault))
  if (fault.on !== 'databases') return faults.draw(drawn)
  faults.begin(fault)()
  storage.closeAll(fault.how === 'closed')
}

function changeFor(now: Play, { what, of }: { what: 'lead' | 'note' | 'edit'; of: number }) {
  const id = newId()
  const marker = `marked ${id}`
  const lead = now.leads[of % now.leads.length]
  if (!lead) throw new Error('There is no lead.')
  const changes: Record<typeof what, Change> = {
    lead: {
      name: 'lead.create',
      args: { id, fields: { fullName: marker, email: `${id}@rove.example` } },
    },
    note: { name: 'note.add', args: { id, fields: { leadId: lead.id, text: marker } } },
    edit: { name: 'lead.edit', args: { id: lead.id, changes: { company: [lead.company, marker] } } },
  }
  if (what === 'edit') lead.company = marker
  return { marker, change: changes[what] }
}

async function changeElsewhere(now: Play, { name, args }: Change) {
  const at = new Date(now.time.now()).toISOString()
  const mutations = [{ mid: uuidv7(), teamId: now.teamId, name, args, at }]
  const body = { protocol: PROTOCOL, userId: now.othersId, deviceId: 'other', now: at, known: [], mutations }
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const answer = await now.others.fetch('/api/sync/push', init)
  if (!answer.ok) throw new Error(`The other device was answered ${answer.status}`)
}
