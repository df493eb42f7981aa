import PouchDB from 'pouchdb-browser'

// Runs in the browser: PouchDB doing what the device's own code does in engine.ts.

/** As many as a page of Rove's has. */
const BATCH = 1_000

const db = new PouchDB('leads')
const remote = () => new PouchDB(`${location.origin}/leads`, { skip_setup: true })

/** Takes what is new on the server, once. @returns milliseconds */
export async function pull(): Promise<number> {
  const began = performance.now()
  await db.replicate.from(remote(), { batch_size: BATCH })
  return performance.now() - began
}

/** Sends what was changed, once. @returns milliseconds */
export async function push(): Promise<number> {
  const began = performance.now()
  await db.replicate.to(remote(), { batch_size: BATCH })
  return performance.now() - began
}

export const countLeads = async (): Promise<number> => (await db.info()).doc_count

/** Edits that many leads one by one, as taps do. @returns milliseconds */
export async function edit(count: number): Promise<number> {
  const { rows } = await db.allDocs({ include_docs: true, limit: count })
  const began = performance.now()
  for (const { doc } of rows) await db.put({ ...doc, notes: `${doc?.notes} Call again on Monday.` })
  return performance.now() - began
}
