// npm run trades-model: learns from tests/trades which trades buy a product, and writes
// api/companies/trades/weights.jsonl. It takes five minutes. trades.test.ts fails where it was forgotten for a new trade.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { train } from '#tests/classifier/train.ts'
import { examplesByLanguage, termExamples, toLearn, wordExamples } from './examples.ts'

/** More make the file larger, and its answers hardly better. */
export const WEIGHTS_KEPT = 1_500_000

if (process.argv[1] === import.meta.filename) {
  const examples = toLearn([
    ...wordExamples(),
    ...termExamples(),
    ...[...examplesByLanguage().values()].flat(),
  ])
  const weights = train(examples, WEIGHTS_KEPT)
  writeFileSync(
    join(import.meta.dirname, '../../api/companies/trades/weights.jsonl'),
    `${JSON.stringify(weights)}\n`,
  )
  process.stdout.write(`${examples.length} examples, ${weights.levels.length} weights\n`)
}
