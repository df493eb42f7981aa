import { mapFilePath } from '#db/model/mapFile.ts'
import { checkExtract, DeviceFull, writeExtract } from '#db/pmtiles/extract.ts'
import { openJournal } from '#db/pmtiles/journal.ts'
import { planExtract } from '#db/pmtiles/plan.ts'
import { MapRefused } from '#db/pmtiles/refused.ts'
import { openRemote } from '#db/pmtiles/remote.ts'
import { areaFolder, journalName, mapName } from './areaFiles.ts'
import type { AreaAnswer, AreaRequest } from './fetchArea.ts'

declare const self: DedicatedWorkerGlobalScope

/** The zoom at which the streets of a town can be told apart. */
const MOST_ZOOM = 14
const ANSWERED_WITHIN_MS = 30_000

self.onmessage = ({ data }: MessageEvent<AreaRequest>) => void work(data)

async function work(request: AreaRequest): Promise<void> {
  try {
    answer(await (request.type === 'measure' ? measure(request) : fetchMap(request, request.id)))
  } catch (error) {
    answer({ type: 'failed', problem: problemOf(error) })
  }
}

const answer = (message: AreaAnswer) => self.postMessage(message)

async function measure({ file, bounds }: Pick<AreaRequest, 'file' | 'bounds'>): Promise<AreaAnswer> {
  const { bytes } = await planExtract(await remote(file), bounds, MOST_ZOOM)
  return { type: 'measured', bytes }
}

async function fetchMap(
  { file, bounds }: Pick<AreaRequest, 'file' | 'bounds'>,
  id: string,
): Promise<AreaAnswer> {
  const source = await remote(file)
  const plan = await planExtract(source, bounds, MOST_ZOOM)
  const folder = await areaFolder()
  const open = async (name: string) =>
    (await folder.getFileHandle(name, { create: true })).createSyncAccessHandle()
  const journalFile = await open(journalName(id))
  const target = await open(mapName(id)).catch((error) => {
    journalFile.close()
    throw error
  })
  try {
    // Without its map, a journal is of no use: the browser may have removed the map alone.
    if (target.getSize() === 0) journalFile.truncate(0)
    const journal = openJournal(journalFile, plan)
    const tell = () => {
      const here = plan.pieces.slice(0, journal.hashes.length).reduce((sum, { length }) => sum + length, 0)
      answer({ type: 'progress', bytes: plan.bytes, share: here / plan.fetched })
    }
    const onPiece = (hash: string) => {
      journal.add(hash)
      tell()
    }
    tell()
    await writeExtract({ file: source, plan, target, hashes: [...journal.hashes], onPiece })
    await checkExtract(plan, target, journal.hashes).catch((error) => {
      journalFile.truncate(0)
      throw error
    })
    return { type: 'whole', bytes: plan.bytes }
  } finally {
    target.close()
    journalFile.close()
  }
}

const remote = (file: string) =>
  openRemote(async (range) => {
    const signal = AbortSignal.timeout(ANSWERED_WITHIN_MS)
    const response = await fetch(mapFilePath(file), { headers: { Range: range }, cache: 'no-store', signal })
    if (response.status === 401) throw new MapRefused('Please sign in again. Then it goes on.')
    if (response.status === 404) throw new MapRefused('The server does not have this map any more.')
    if (response.status >= 500) throw new MapRefused('The server cannot send the map now. Try again later.')
    return response
  })

/** Why it failed, in a sentence for the person. */
function problemOf(error: unknown): string {
  if (error instanceof MapRefused) return error.message
  if (error instanceof DeviceFull || nameOf(error) === 'QuotaExceededError') {
    return 'This device has no room for more. Remove another area, or make room on the device.'
  }
  if (nameOf(error) === 'NoModificationAllowedError') return 'This area is being fetched in another tab.'
  if (error instanceof TypeError || nameOf(error) === 'TimeoutError') {
    return 'The connection broke off. What is here stays, and it goes on from there.'
  }
  return `The area could not be kept: ${error instanceof Error ? error.message : String(error)}`
}

const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
