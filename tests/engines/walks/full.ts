import { newId } from '#db/model/id.ts'
import { inPage, inStep, readyForOffline, seeAllLeads, signIn } from '../page.ts'
import { arriveOnce, LEAD, type Stage } from '../stage.ts'

/** From now on each write of this page fails as on a device without room, until `makeRoom`. */
const FILL_UP = `
  const { add, put } = IDBObjectStore.prototype
  const refused = (write) => function (...given) {
    const request = write.apply(this, given)
    const error = new DOMException('There is no room left.', 'QuotaExceededError')
    Object.defineProperty(this.transaction, 'error', { value: error })
    this.transaction.abort()
    return request
  }
  Object.assign(IDBObjectStore.prototype, { add: refused(add), put: refused(put) })
  globalThis.makeRoom = () => Object.assign(IDBObjectStore.prototype, { add, put })`

/** The message that a person sees. */
const FULL = 'This device is full: the last change could not be stored.'

/** The number of rows in the person's store: leads, notes and outbox entries. */
const COUNTED = `
  const counted = async () => {
    const [name] = (await stores()).filter((name) => name.startsWith('rove-'))
    const opening = indexedDB.open(name)
    const asked = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const store = await asked(opening)
    const names = ['leads', 'notes', 'outbox']
    const reading = store.transaction(names)
    const counts = await Promise.all(names.map((name) => asked(reading.objectStore(name).count())))
    store.close()
    return counts.join(' ')
  }`

/** A device without room says so, keeps the text typed in its form, and never stores a change partially. */
export async function deviceFull(stage: Stage): Promise<void> {
  const { browser, road } = stage
  await signIn(stage)
  await readyForOffline(stage)
  await inStep(browser)
  const [before, without, note] = ['Met before it', 'Met without room', `Said without room ${newId()}`]
  road.cut = true
  await inPage(browser, 'await meet(args[0])', before)
  await seeAllLeads(stage, browser, 1)
  const kept = await inPage(browser, `${COUNTED}; ${FILL_UP}; return await counted()`)
  await refusedLead(stage, without)
  await seeAllLeads(stage, browser, 1)
  await refusedNote(stage, note)
  const left = await inPage(browser, `${COUNTED}; return await counted()`)
  if (left !== kept) throw new Error(`Leads, notes and changes were ${kept}, and are ${left}`)
  await inPage(
    browser,
    `makeRoom()
     await tap('Add note')
     await until('the note', () => labelled('Add a note')?.value === '')
     await see(args[0])
     await gone(args[1], () => document.body.innerText.includes(args[1]))
     await meet(args[2])`,
    ...[note, FULL, without],
  )
  await seeAllLeads(stage, browser, 2)
  road.cut = false
  await arriveOnce(stage, { leads: [before, without], notes: [note] })
}

const refusedLead = ({ browser }: Stage, name: string) =>
  inPage(
    browser,
    `open('/manual-lead-entry')
     await fillAll({ 'Full Name': args[0], Email: 'without@room.example', Company: 'Fjord Foods' })
     await tap('Add Lead')
     await see(args[1])
     if (labelled('Full Name')?.value !== args[0]) throw new Error('The form has lost what was typed')
     open('/lead-management')`,
    ...[name, FULL],
  )

const refusedNote = ({ browser }: Stage, text: string) =>
  inPage(
    browser,
    `const first = await until('a lead', () => [...document.querySelectorAll('button')].find((each) => nameOf(each).startsWith(args[2])))
     first.click()
     await fill('Add a note', args[0])
     await tap('Add note')
     await see(args[1])
     await pressable('Add note')
     await until('what was typed', () => labelled('Add a note')?.value === args[0])`,
    ...[text, FULL, LEAD],
  )
