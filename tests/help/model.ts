// npm run help-model: learns from tests/help/questions and tests/help/phrases which help text answers a question, and
// writes db/help/weights.gen.ts. It takes a minute. help.test.ts fails where it was forgotten for a new text.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { train } from '#tests/classifier/train.ts'
import { examplesByLanguage, ownExamples, phraseExamples, toLearn } from './examples.ts'

/** More make the file larger, and its answers hardly better. */
export const WEIGHTS_KEPT = 256_000

if (process.argv[1] === import.meta.filename) {
  const examples = [...ownExamples(), ...phraseExamples(), ...[...examplesByLanguage().values()].flat()]
  const weights = train(toLearn(examples), WEIGHTS_KEPT)
  const file = join(import.meta.dirname, '../../db/help/weights.gen.ts')
  const fields = Object.entries(weights).map(([name, value]) => `  ${name}: ${literal(value)},\n`)
  writeFileSync(
    file,
    `import type { Weights } from '#db/classifier/classifier.ts'\n\n/** Written by npm run help-model. */\nexport const weights: Weights = {\n${fields.join('')}}\n`,
  )
  process.stdout.write(`${examples.length} examples, ${weights.levels.length} weights\n`)
}

function literal(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value)
}
