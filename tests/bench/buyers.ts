import { createClassifier } from '#db/classifier/classifier.ts'
import type { Labelled } from '#tests/classifier/labelled.ts'
import { train } from '#tests/classifier/train.ts'
import { count, flag, optionsOf } from '#tests/options.ts'
import { examplesByLanguage, termExamples, toLearn, wordExamples } from '#tests/trades/examples.ts'
import { WEIGHTS_KEPT } from '#tests/trades/model.ts'

const {
  texts: MOST,
  words: WORDS,
  keep: KEEP,
  show: SHOW,
} = optionsOf(
  'Learns from six sevenths of the descriptions of products which trades buy them, and asks for the others.',
  {
    texts: count('how many descriptions of a language at most', 10_000),
    words: count('how many words and terms at most', 500_000),
    keep: count('how many weights the classifier has', WEIGHTS_KEPT),
    show: flag('each description whose buyers are not among the first three'),
  },
)
const PARTS = 7
const MOST_LOOKED_AT = 3

const asked = new Map<string, Labelled[]>()
const learnt = [...wordExamples(), ...termExamples()].slice(0, WORDS)
for (const [language, examples] of examplesByLanguage()) {
  const some = examples.slice(0, MOST)
  const isAsked = (_: Labelled, at: number) => at % PARTS === 0
  asked.set(language, some.filter(isAsked))
  learnt.push(...some.filter((example, at) => !isAsked(example, at)))
}
const classify = createClassifier(train(toLearn(learnt), KEEP))
console.log('language: descriptions, a buyer first, a buyer among the first three')
for (const [language, examples] of asked) {
  const ranks = examples.map((example) => ({ example, rank: rankOf(example) }))
  const share = (most: number) => {
    const { length } = ranks.filter(({ rank }) => rank < most)
    return `${Math.round((100 * length) / examples.length)} %`
  }
  console.log(`${language}: ${examples.length}, ${share(1)}, ${share(MOST_LOOKED_AT)}`)
  if (!SHOW) continue
  for (const { example, rank } of ranks)
    if (rank >= MOST_LOOKED_AT) console.log(`  ${example.text} (${example.ids.join(' or ')})`)
}

/** How many trades are likelier than the first one that buys. */
function rankOf({ text, ids }: Labelled): number {
  return classify(text).findIndex(({ id }) => ids.includes(id))
}
