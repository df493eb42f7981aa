import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import { EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import { fileIn } from '#db/model/file.ts'
import { newId } from '#db/model/id.ts'
import type { Keep } from './keep.ts'

/** The dependencies of copying a picture from the web. */
export interface CopyDeps extends Pick<Deps, 'limits'> {
  outbound: {
    /** undefined if there is no file. @throws EgressDenied, HostUnavailable */
    file(url: string): Promise<Uint8Array | undefined>
  }
}

/**
 * Copies a picture at a web address as an upload of the person, so that viewing it does not reveal the viewer
 * to that address. The address of an upload, and '', are returned unchanged.
 * @param keep stores the copy
 * @returns the address by which rows refer to it
 * @throws ApiError 400 if it can't be fetched; errors of `keep`
 */
export async function copied(
  { outbound, limits }: CopyDeps,
  keep: Keep,
  { url, userId }: { url: string; userId: number },
): Promise<string> {
  if (url === '' || fileIn(url) !== undefined) return url
  await limits.take('upload', userId)
  const bytes = await outbound.file(url).catch(noneIfOutOfReach)
  if (!bytes) throw NOT_FETCHED
  return keep({ id: newId(), teamId: userId, createdBy: userId, bytes })
}

const SENTENCE = 'The picture at this address could not be fetched. Please upload it instead.'
const NOT_FETCHED = new ApiError(400, SENTENCE, [{ path: 'avatarUrl', message: SENTENCE }])

function noneIfOutOfReach(error: unknown): undefined {
  if (!(error instanceof EgressDenied) && !(error instanceof HostUnavailable)) throw error
}
