import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { answerFromHelp } from '#db/help/answer.ts'
import { count, flag, optionsOf, text } from '#tests/options.ts'

const {
  of: ONLY,
  questions: MOST,
  show: SHOW,
} = optionsOf('Asks the help questions as people type them, of which it is known which text answers them.', {
  of: text('only one set, such as de', ''),
  questions: count('how many questions of a set at most', 10_000),
  show: flag('each question that was answered with a wrong text, or not at all'),
})
const FOLDER = join(import.meta.dirname, 'help')
/** In place of the ids of texts: no text answers the question. */
const NONE = 'none'

interface Asked {
  question: string
  /** The ids of the texts of which one answers it. */
  expected: readonly string[]
}

/** What the help did: the right answer, a wrong one, none although there is one, or none but the right text as near. */
type Outcome = 'right' | 'wrong' | 'missed' | 'offered'

console.log('set: questions, answered right, answered with a wrong text, right text only offered, missed')
for (const file of readdirSync(FOLDER).sort()) {
  const name = basename(file, '.txt')
  if (ONLY === '' || ONLY === name) tell(name, questionsIn(file).slice(0, MOST))
}

function questionsIn(file: string): Asked[] {
  return readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => {
      const [ids = '', question = ''] = line.split('\t')
      return { question, expected: ids === NONE ? [] : ids.split(',') }
    })
}

function outcomeOf({ question, expected }: Asked): Outcome {
  const { topic, related } = answerFromHelp(question)
  if (topic) return expected.includes(topic.id) ? 'right' : 'wrong'
  if (expected.length === 0) return 'right'
  return related.some(({ id }) => expected.includes(id)) ? 'offered' : 'missed'
}

function tell(name: string, asked: readonly Asked[]) {
  const outcomes = asked.map((one) => ({ ...one, outcome: outcomeOf(one) }))
  const share = (wanted: Outcome) => {
    const { length } = outcomes.filter(({ outcome }) => outcome === wanted)
    return `${Math.round((100 * length) / asked.length)} %`
  }
  console.log(
    `${name}: ${asked.length}, ${share('right')}, ${share('wrong')}, ${share('offered')}, ${share('missed')}`,
  )
  if (!SHOW) return
  for (const { outcome, question, expected } of outcomes) {
    if (outcome !== 'right') console.log(`  ${outcome}: ${question} (${expected.join(' or ') || NONE})`)
  }
}
