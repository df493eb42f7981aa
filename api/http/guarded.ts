import type { UserRow } from '#db/server/users.ts'

/** A session that a request carries. */
export interface Session {
  /** What it is stored by: a hash of what its cookie holds. */
  id: string
  /** The device that syncs with it; '' before its first sync. */
  deviceId: string
}

/** What the guards (api/auth/guard.ts) give to a route. */
export interface Guarded {
  Variables: {
    user: UserRow
    session: Session
    /** The person's current team, for calls that mean one. */
    teamId: number
    /** The password was right, and a second step is to come. */
    passwordProven?: boolean
  }
}
