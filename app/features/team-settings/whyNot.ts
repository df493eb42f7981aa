import { callFailed, reasonOf } from '#app/data/failure.ts'

/** The sentence for an unreachable server. */
export const NEEDS = 'Team settings need a connection.'

/** Explains to the person why a call about the team failed. */
export const whyNot = (error: unknown): string => reasonOf(error, NEEDS)

/** The notice for such a failure. @param otherwise the sentence to use if the server gave none */
export const teamFailed = (title: string, otherwise?: string) => callFailed(title, NEEDS, otherwise)
