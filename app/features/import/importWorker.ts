import * as v from 'valibot'
import { BYTE_ORDER_MARK, csvLines } from '#app/data/files/csv.ts'
import { leadName, leadRole } from '#app/entities/lead/labels.ts'
import { storeOf } from '#db/device/engine.ts'
import { type Checked, checkRows } from '#db/import/check.ts'
import { encodings } from '#db/import/encoding.ts'
import { type ImportFile, openImport } from '#db/import/import.ts'
import type { RowLead } from '#db/import/leadOfRow.ts'
import { ImportPlan } from '#db/import/plan.ts'
import { ImportRefused } from '#db/import/refused.ts'
import { emptyLead } from '#db/model/entities/lead.ts'
import { standing } from '#db/model/merged.ts'
import { newRow, Refused } from '#db/model/sync/mutation.ts'
import {
  type CheckResult,
  type FromWorker,
  type ImportTarget,
  MOST_SHOWN,
  type ToWorker,
} from './messages.ts'
import { countsIn, writeImport } from './write.ts'

declare const self: DedicatedWorkerGlobalScope

/** What the worker knows of the file that it works on. */
interface Work {
  content: Blob | string
  file: ImportFile
  plan?: ImportPlan
  target?: ImportTarget
  checked?: Checked
}

let work: Work | undefined
let end = new AbortController()

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'stop') end.abort()
  else {
    end = new AbortController()
    void answerTo(data, end.signal)
  }
}

async function answerTo(request: Exclude<ToWorker, { type: 'stop' }>, signal: AbortSignal) {
  try {
    answer(await resultOf(request, signal))
  } catch (error) {
    answer(failureOf(error))
  }
}

const answer = (message: FromWorker) => self.postMessage(message)

function failureOf(error: unknown): FromWorker {
  if (error instanceof ImportRefused) return { type: 'refused', code: 'file', message: error.message }
  if (error instanceof Refused) return { type: 'refused', code: error.code, message: error.message }
  const { name, message } = error instanceof Error ? error : new Error(String(error))
  return name === 'AbortError' ? { type: 'stopped' } : { type: 'failed', name, message }
}

async function resultOf(
  request: Exclude<ToWorker, { type: 'stop' }>,
  signal: AbortSignal,
): Promise<FromWorker> {
  if (request.type === 'open') {
    const { content, options } = request
    const file = await openImport(content, options)
    work = { content, file }
    const { table: _, ...preview } = file
    return { type: 'opened', preview }
  }
  if (request.type === 'resume') return resume(request.target, signal)
  if (!work) throw new Error('No file was opened.')
  if (request.type === 'check') {
    const { plan, target } = request
    const checked = await check(work.file, plan, target, signal)
    work = { ...work, plan, target, checked }
    return { type: 'checked', result: resultIn(checked) }
  }
  const { checked, plan, target, file, content } = work
  if (!checked || !plan || !target) throw new Error('The rows were not checked.')
  if (request.type === 'held file') return { type: 'held file', text: heldFile(file, checked) }
  await storeOf(target.userId).unfinishedImports.put({
    id: target.importId,
    teamId: target.teamId,
    name: request.name,
    content,
    plan: { plan, sheet: file.sheet, encoding: file.encoding, separator: file.separator },
  })
  await write({ checked, target, name: request.name, file }, signal)
  return { type: 'written', result: resultIn(checked) }
}

const KeptPlan = v.object({
  plan: ImportPlan,
  sheet: v.number(),
  encoding: v.optional(v.picklist(encodings)),
  separator: v.optional(v.string()),
})

/** Reads and checks the file of an interrupted import again, and writes the rows that are missing. */
async function resume(target: ImportTarget, signal: AbortSignal): Promise<FromWorker> {
  const kept = await storeOf(target.userId).unfinishedImports.get(target.importId)
  if (!kept) throw new ImportRefused('The file of this import is no longer on this device.')
  const { plan, ...options } = v.parse(KeptPlan, kept.plan)
  const file = await openImport(kept.content, options)
  const checked = await check(file, plan, target, signal)
  work = { content: kept.content, file, plan, target, checked }
  await write({ checked, target, name: kept.name, file }, signal)
  return { type: 'written', result: resultIn(checked) }
}

const sourceOf = ({ known, format }: ImportFile): string =>
  known ?? { text: 'CSV', xlsx: 'Excel', vcard: 'vCard' }[format]

async function check(
  file: ImportFile,
  plan: ImportPlan,
  { userId, teamId, importId }: ImportTarget,
  signal: AbortSignal,
) {
  const all = await storeOf(userId).leads.where('teamId').equals(teamId).toArray()
  // The rows that an interrupted import wrote already are not leads from before.
  const team = standing(all).filter((lead) => lead.deletedAt === null && lead.importId !== importId)
  const onProgress = (done: number) => answer({ type: 'progress', done, total: undefined })
  return checkRows(file, plan, { team, onProgress, signal })
}

interface Written {
  checked: Checked
  target: ImportTarget
  name: string
  file: ImportFile
}

const write = ({ checked, target, name, file }: Written, signal: AbortSignal): Promise<void> =>
  writeImport(
    storeOf(target.userId),
    { checked, target, name, source: sourceOf(file) },
    { onProgress: (done, total) => answer({ type: 'progress', done, total }), signal },
  )

function resultIn(checked: Checked): CheckResult {
  const { held, leads } = checked
  return {
    ...countsIn(checked),
    held: held.slice(0, MOST_SHOWN.held),
    first: leads.slice(0, MOST_SHOWN.first).map(({ row, lead }) => ({ row, ...wordsOf(lead) })),
  }
}

function wordsOf(row: RowLead) {
  const at = { at: new Date().toISOString(), userId: 1, teamId: 1 }
  const lead = Object.assign({}, emptyLead, row, newRow(1, at))
  const reach = [lead.email, lead.phoneNumber, lead.companyUrl, lead.address]
  return { title: leadName(lead), text: [leadRole(lead), ...reach].filter(Boolean).join(' · ') }
}

/** The rows that are held back as CSV: their own columns, and the reason. */
function heldFile({ columns }: ImportFile, { held }: Checked): string {
  const names = columns.map(({ name }) => name)
  const rows = held.map(({ cells, reason, column }) => [
    ...names.map((_, at) => cells[at] ?? ''),
    column ? `${column}: ${reason}` : reason,
  ])
  return BYTE_ORDER_MARK + csvLines([[...names, 'Why it was held back'], ...rows])
}
