import { callFailed, reasonOf } from '#app/data/failure.ts'

/** Said when the server is out of reach. */
export const NEEDS = 'Team settings need a connection.'

/** Why a call about the team came to nothing, for the person. */
export const whyNot = (error: unknown): string => reasonOf(error, NEEDS)

/** The notice that says so. @param otherwise the sentence where the server gave none */
export const teamFailed = (title: string, otherwise?: string) => callFailed(title, NEEDS, otherwise)
