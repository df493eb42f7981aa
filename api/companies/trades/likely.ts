import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { type Classifier, createClassifier, type Likely } from '#db/classifier/classifier.ts'

const Stored = v.object({
  classes: v.array(v.string()),
  biases: v.array(v.number()),
  features: v.string(),
  classDigits: v.string(),
  levels: v.string(),
  heaviest: v.number(),
})

let classifier: Classifier | undefined

/** The weights are large, so they are read for the first description. */
function loaded(): Classifier {
  const file = join(import.meta.dirname, 'weights.jsonl')
  classifier ??= createClassifier(v.parse(Stored, JSON.parse(readFileSync(file, 'utf8'))))
  return classifier
}

/** How likely each trade buys what a text describes, the likeliest first, as learnt from other descriptions. */
export const likelyTrades = (text: string): Likely[] => loaded()(text)
