import type { UserRow } from '#db/server/users.ts'

/** The session of a request. */
export interface Session {
  /** The id in the store: a hash of the cookie's content. */
  id: string
  /** The device that syncs with it; '' before its first sync. */
  deviceId: string
}

/** What the guards (api/auth/guard.ts) set for a route. */
export interface Guarded {
  Variables: {
    user: UserRow
    session: Session
    /** The person's current team, for calls that refer to one. */
    teamId: number
    /** The password was correct, and a second step is required. */
    passwordProven?: boolean
  }
}
