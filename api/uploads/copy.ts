import type { Deps } from '#api/http/deps.ts'
import { ApiError } from '#api/http/errors.ts'
import { EgressDenied, HostUnavailable } from '#api/net/errors.ts'
import { fileIn } from '#db/model/file.ts'
import { newId } from '#db/model/id.ts'
import type { Keep } from './keep.ts'

/** What an address on the web is copied with. */
export interface CopyDeps extends Pick<Deps, 'limits'> {
  outbound: {
    /** undefined where there is no file. @throws EgressDenied, HostUnavailable */
    file(url: string): Promise<Uint8Array | undefined>
  }
}

/**
 * A picture at an address on the web becomes an upload of the person's own, so that whoever looks at it is not told to
 * that address. What is uploaded already, and '', stay as they are.
 * @param keep keeps the copy
 * @returns how rows name it
 * @throws ApiError 400 when there is nothing to be fetched; what `keep` throws
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
