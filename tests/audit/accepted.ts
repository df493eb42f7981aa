/** An advisory about a package that Rove is run with all the same, until a day on which it is looked at anew. */
export interface Accepted {
  /** "GHSA-…", as the advisory's address ends. */
  advisory: string
  package: string
  /** Why nobody can use it against Rove. */
  why: string
  /** The last day, ISO 8601: "2027-01-31". */
  until: string
}

/** What `npm run check -- audit` finds and lets pass. */
export const accepted: readonly Accepted[] = []
