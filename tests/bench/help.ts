import { createClassifier } from '#db/classifier/classifier.ts'
import { answerWith } from '#db/help/answer.ts'
import { NONE } from '#db/help/question.ts'
import type { Labelled } from '#tests/classifier/labelled.ts'
import { train } from '#tests/classifier/train.ts'
import { examplesByLanguage, ownExamples, phraseExamples, toLearn } from '#tests/help/examples.ts'
import { WEIGHTS_KEPT } from '#tests/help/model.ts'
import { count, flag, optionsOf } from '#tests/options.ts'

const {
  questions: MOST,
  keep: KEEP,
  show: SHOW,
} = optionsOf('Learns from four fifths of the questions that people ask the help, and asks it the others.', {
  questions: count('how many questions of a language at most', 10_000),
  keep: count('how many weights the classifier has', WEIGHTS_KEPT),
  show: flag('each question that was answered with a wrong text, or not at all'),
})
const PARTS = 5
/** Written by other people than the rest, so it is asked as a whole. */
const MIXED = 'mixed'

/** What the help did: the right answer, a wrong one, none although there is one, or none but the right text as near. */
type Outcome = 'right' | 'wrong' | 'missed' | 'offered'

const asked = new Map<string, Labelled[]>()
const learnt: Labelled[] = [...ownExamples(), ...phraseExamples()]
for (const [language, examples] of examplesByLanguage()) {
  const some = examples.slice(0, MOST)
  const isAsked = (_: Labelled, at: number) => language === MIXED || at % PARTS === 0
  asked.set(language, some.filter(isAsked))
  learnt.push(...some.filter((example, at) => !isAsked(example, at)))
}
const classify = createClassifier(train(toLearn(learnt), KEEP))
console.log('set: questions, answered right, answered with a wrong text, right text only offered, missed')
for (const [language, examples] of asked) tell(language, examples)

function outcomeOf({ text, ids }: Labelled): Outcome {
  const { topic, related } = answerWith(classify, text)
  if (topic) return ids.includes(topic.id) ? 'right' : 'wrong'
  if (ids.includes(NONE)) return 'right'
  return related.some(({ id }) => ids.includes(id)) ? 'offered' : 'missed'
}

function tell(name: string, examples: readonly Labelled[]) {
  const outcomes = examples.map((one) => ({ ...one, outcome: outcomeOf(one) }))
  const share = (wanted: Outcome) => {
    const { length } = outcomes.filter(({ outcome }) => outcome === wanted)
    return `${Math.round((100 * length) / examples.length)} %`
  }
  console.log(
    `${name}: ${examples.length}, ${share('right')}, ${share('wrong')}, ${share('offered')}, ${share('missed')}`,
  )
  if (!SHOW) return
  for (const { outcome, text, ids } of outcomes) {
    if (outcome !== 'right') console.log(`  ${outcome}: ${text} (${ids.join(' or ')})`)
  }
}
