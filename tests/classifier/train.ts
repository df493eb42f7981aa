import {
  digitsOfClass,
  HASH_DIGITS,
  LEVEL_OF_ZERO,
  MOST_LEVEL,
  meet,
  softmax,
  type Weights,
} from '#db/classifier/classifier.ts'
import { DIGIT_VALUES, digitOf } from '#db/classifier/digits.ts'
import { featuresOf } from '#db/classifier/features.ts'

/*
 * Multinomial logistic regression, trained by stochastic gradient descent. The small weights are left out in the end,
 * because a phone loads the rest.
 */

const ROUNDS = 16
const FIRST_RATE = 2
const RATE_FALLS_BY = 0.3
const BIAS_RATE = 0.01
/**
 * How many of its features a text is without at each learning, drawn at random (dropout): so no answer hangs on one word,
 * and other people's words are understood better.
 */
const LEFT_OUT = 0.5
/** Features that are rarer are no help with other questions. */
const FEWEST_EXAMPLES = 3
/** Smaller errors change nothing that counts. */
const LEAST_ERROR = 1e-4

/** A text, and the class that it belongs to. */
export interface Example {
  text: string
  id: string
}

interface Model {
  classes: string[]
  features: Map<number, { at: number; worth: number }>
  /** One for each feature and class. */
  weights: Float32Array
  biases: Float64Array
}

/**
 * Learns from examples to which class a text belongs. The same examples give the same weights.
 * @param keep how many weights, the heaviest
 */
export function train(examples: readonly Example[], keep: number): Weights {
  const model = begin(examples)
  const { classes, features } = model
  const learnt = examples.map(({ text, id }) => ({
    met: meet(featuresOf(text), (hash) => features.get(hash)),
    right: classes.indexOf(id),
  }))
  const random = randomFrom(1)
  for (let round = 0; round < ROUNDS; round++) {
    const rate = FIRST_RATE / (1 + round * RATE_FALLS_BY)
    shuffle(learnt, random)
    for (const { met, right } of learnt) learn(model, someOf(met, random), right, rate)
  }
  return stored(model, keep)
}

function begin(examples: readonly Example[]): Model {
  const classes = [...new Set(examples.map(({ id }) => id))].sort()
  const counts = new Map<number, number>()
  for (const { text } of examples)
    for (const hash of featuresOf(text).keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  const features: Model['features'] = new Map()
  for (const [hash, count] of counts) {
    if (count < FEWEST_EXAMPLES) continue
    const worth = Math.round(10 * Math.log(examples.length / count)) / 10
    features.set(hash, { at: features.size * classes.length, worth: Math.min(worth, MOST_WORTH) })
  }
  return {
    classes,
    features,
    weights: new Float32Array(features.size * classes.length),
    biases: new Float64Array(classes.length),
  }
}

/** Stored in tenths by one digit. */
const MOST_WORTH = (DIGIT_VALUES - 1) / 10

type Met = { at: number; value: number }

/** Some of the features of a text, with values whose squares add up to 1 again. */
function someOf(met: readonly Met[], random: () => number): Met[] {
  const some = met.filter(() => random() >= LEFT_OUT)
  const length = Math.sqrt(some.reduce((sum, { value }) => sum + value * value, 0)) || 1
  return some.map(({ at, value }) => ({ at, value: value / length }))
}

function learn({ weights, biases }: Model, met: readonly Met[], right: number, rate: number) {
  const scores = [...biases]
  for (const { at, value } of met)
    for (let index = 0; index < scores.length; index++)
      scores[index] = (scores[index] ?? 0) + (weights[at + index] ?? 0) * value
  const errors = softmax(scores)
  errors[right] = (errors[right] ?? 0) - 1
  for (const { at, value } of met)
    for (let index = 0; index < errors.length; index++) {
      const error = errors[index] ?? 0
      if (Math.abs(error) > LEAST_ERROR)
        weights[at + index] = (weights[at + index] ?? 0) - rate * value * error
    }
  for (let index = 0; index < errors.length; index++)
    biases[index] = (biases[index] ?? 0) - rate * BIAS_RATE * (errors[index] ?? 0)
}

function stored({ classes, features, weights, biases }: Model, keep: number): Weights {
  const least = leastKept({ features, weights, classes }, keep)
  const heaviest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)
  const text = { features: '', classDigits: '', levels: '' }
  for (const [hash, { at, worth }] of features) {
    const kept = classes
      .flatMap((_, index) => {
        const weight = weights[at + index] ?? 0
        // Small weights are the most frequent, so the steps between them are smaller.
        const level = Math.sign(weight) * Math.round(MOST_LEVEL * Math.sqrt(Math.abs(weight) / heaviest))
        return level !== 0 && Math.abs(weight) * worth >= least ? [{ index, level }] : []
      })
      .sort((one, other) => Math.abs(other.level) - Math.abs(one.level))
      .slice(0, DIGIT_VALUES - 1)
    if (kept.length === 0) continue
    text.features += digitsOf(hash, HASH_DIGITS) + digitOf(Math.round(worth * 10)) + digitOf(kept.length)
    text.classDigits += kept.map(({ index }) => digitsOf(index, digitsOfClass(classes))).join('')
    text.levels += kept.map(({ level }) => digitOf(level + LEVEL_OF_ZERO)).join('')
  }
  return { classes, biases: [...biases].map((bias) => Math.round(bias * 1000) / 1000), ...text, heaviest }
}

/** How much the least of the heaviest weights counts. */
function leastKept({ classes, features, weights }: Omit<Model, 'biases'>, keep: number): number {
  const all = new Float32Array(features.size * classes.length)
  for (const { at, worth } of features.values())
    for (let index = 0; index < classes.length; index++)
      all[at + index] = Math.abs(weights[at + index] ?? 0) * worth
  return all.sort()[all.length - 1 - keep] ?? 0
}

/** A number by several digits, the highest first. */
const digitsOf = (value: number, digits: number): string =>
  digits === 0 ? '' : digitsOf(Math.floor(value / DIGIT_VALUES), digits - 1) + digitOf(value % DIGIT_VALUES)

/** Park and Miller's generator. @returns numbers from 0 to 1 */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

function shuffle<Item>(items: Item[], random: () => number) {
  for (let last = items.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [one, two] = [items[last], items[other]]
    if (one !== undefined && two !== undefined) [items[last], items[other]] = [two, one]
  }
}
