import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { NONE } from '#db/help/question.ts'
import { topics } from '#db/help/topics.ts'

/** A question as somebody asks it, and the ids of the help texts of which one answers it; NONE if none does. */
export interface Example {
  question: string
  ids: readonly string[]
}

const FOLDER = join(import.meta.dirname, 'questions')

/**
 * The questions of tests/help/questions, which people wrote who had read the help texts alone: a line each, with the
 * ids, a tab and the question.
 * @returns them by language
 */
export function examplesByLanguage(): Map<string, Example[]> {
  const known = new Set([NONE, ...topics.map(({ id }) => id)])
  return new Map(
    readdirSync(FOLDER)
      .sort()
      .map((file) => {
        const lines = readFileSync(join(FOLDER, file), 'utf8').split('\n')
        const examples = lines.flatMap((line): Example[] => {
          const [ids = '', question = ''] = line.split('\t')
          if (question === '') return []
          const named = ids.split(',')
          const unknown = named.find((id) => !known.has(id))
          if (unknown !== undefined) throw new Error(`${file}: there is no help text “${unknown}”`)
          return [{ question, ids: named }]
        })
        return [file.replace('.txt', ''), examples]
      }),
  )
}

/** What a classifier learns from them: the first text that answers a question. */
export const toLearn = (examples: readonly Example[]) =>
  examples.map(({ question, ids: [id = NONE] }) => ({ text: question, id }))

/** How the texts themselves name what they are about. */
export const ownExamples = (): Example[] =>
  topics.flatMap(({ id, title, asked }) => [
    { question: title, ids: [id] },
    ...(asked ? [{ question: asked, ids: [id] }] : []),
  ])
