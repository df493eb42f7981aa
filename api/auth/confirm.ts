import type { Context } from 'hono'
import type { Deps } from '#api/http/deps.ts'
import type { Guarded } from '#api/http/guarded.ts'
import { isPasswordOf, wrongPassword } from './password.ts'

/**
 * Asks who is signed in for their password once more, before what matters. Wrong ones are counted for each account.
 * @throws ApiError 400 when it is not theirs, TooMany after ten wrong ones in a quarter of an hour
 */
export async function confirmed(
  { limits }: Pick<Deps, 'limits'>,
  c: Context<Guarded>,
  password: string,
): Promise<void> {
  const { id } = c.get('user')
  await limits.take('confirm', id)
  if (!(await isPasswordOf(c.get('user'), password))) throw wrongPassword('password')
  await limits.giveBack('confirm', String(id))
}
