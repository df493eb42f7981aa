import { join } from 'node:path'
import { NONE } from '#db/help/question.ts'
import { topics } from '#db/help/topics.ts'
import { type Labelled, labelledIn } from '#tests/classifier/labelled.ts'

/**
 * The questions of tests/help/questions, which people wrote who had read the help texts alone, each with the ids of the
 * help texts of which one answers it; NONE if none does.
 * @returns them by language
 */
export const examplesByLanguage = (): Map<string, Labelled[]> => examplesIn('questions')

/** The phrases of tests/help/phrases: words, wishes and troubles, written by other people for one help text after another. */
export const phraseExamples = (): Labelled[] => [...examplesIn('phrases').values()].flat()

const examplesIn = (folder: string) =>
  labelledIn(join(import.meta.dirname, folder), new Set([NONE, ...topics.map(({ id }) => id)]))

/** What a classifier learns from them: the first text that answers a question. */
export const toLearn = (examples: readonly Labelled[]) =>
  examples.map(({ text, ids: [id = NONE] }) => ({ text, id }))

/** How the texts themselves name what they are about. */
export const ownExamples = (): Labelled[] =>
  topics.flatMap(({ id, title, asked }) => [
    { text: title, ids: [id] },
    ...(asked ? [{ text: asked, ids: [id] }] : []),
  ])
