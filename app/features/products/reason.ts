import { Refused } from '#db/model/mutation.ts'

/** Why a change could not be made, for the person: the refusal's own sentence, else the one given. */
export const reasonOf = (error: unknown, otherwise: string): string =>
  error instanceof Refused ? error.message : otherwise
