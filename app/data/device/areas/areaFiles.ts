const FOLDER = 'areas'

/** Whether this browser has a file system for pages (OPFS), without which it keeps no areas. */
export const canKeepAreas = (): boolean => navigator.storage?.getDirectory !== undefined

export const mapName = (id: string): string => `${id}.pmtiles`
export const journalName = (id: string): string => `${id}.journal`

/** The folder of the areas' files, made if it is missing. */
export async function areaFolder(): Promise<FileSystemDirectoryHandle> {
  const root = await navigator.storage.getDirectory()
  return root.getDirectoryHandle(FOLDER, { create: true })
}

/** The map of an area; undefined if it is not on this device, for instance because the browser removed it. */
export async function mapOf(id: string): Promise<File | undefined> {
  try {
    const handle = await (await areaFolder()).getFileHandle(mapName(id))
    return await handle.getFile()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Removes the files of an area, if there are any. */
export async function removeFiles(id: string): Promise<void> {
  const folder = await areaFolder()
  for (const name of [mapName(id), journalName(id)]) await folder.removeEntry(name).catch(ignoreMissing)
}

/** Removes the files that belong to none of these areas, such as those of a person who has signed out. */
export async function removeStrayFiles(ids: readonly string[]): Promise<void> {
  const folder = await areaFolder()
  const known = new Set(ids.flatMap((id) => [mapName(id), journalName(id)]))
  for await (const name of folder.keys()) {
    // Another tab may be writing it.
    if (!known.has(name)) await folder.removeEntry(name).catch(ignoreBusy)
  }
}

/** Removes the files of all areas. */
export async function removeAllFiles(): Promise<void> {
  if (!canKeepAreas()) return
  const root = await navigator.storage.getDirectory()
  await root.removeEntry(FOLDER, { recursive: true }).catch(ignoreMissing)
}

function ignoreBusy(error: unknown): void {
  if (!(error instanceof DOMException && error.name === 'NoModificationAllowedError')) ignoreMissing(error)
}

const isMissing = (error: unknown) => error instanceof DOMException && error.name === 'NotFoundError'

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error
}
