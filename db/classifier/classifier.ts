import { DIGIT_VALUES, valueAt } from './digits.ts'
import { type Features, featuresOf } from './features.ts'

/** What the training (tests/classifier/train.ts) stores: a weight for some features of each class. */
export interface Weights {
  /** Their names. */
  classes: readonly string[]
  /** One for each class, in the order of `classes`. */
  biases: readonly number[]
  /** For each feature five digits: its hash (three), its worth in tenths, and how many classes it has a weight for. */
  features: string
  /** The index of the class of each weight, by {@link digitsOfClass} digits. */
  classDigits: string
  /**
   * A digit for each weight: the square root of its share of the heaviest weight, in steps of `1 / MOST_LEVEL`, with
   * its sign, above `LEVEL_OF_ZERO`.
   */
  levels: string
  heaviest: number
}

export const HASH_DIGITS = 3
/** Its hash, its worth, and how many classes it has a weight for. */
const FEATURE_DIGITS = HASH_DIGITS + 2
export const LEVEL_OF_ZERO = 43
export const MOST_LEVEL = 43

/** How many digits the index of a class has. */
export const digitsOfClass = ({ length }: readonly string[]): number => (length > DIGIT_VALUES ? 2 : 1)

/** A class, and how likely a text belongs to it, from 0 to 1. */
export interface Likely {
  id: string
  likelihood: number
}

/** Says for a text how likely each class is, the likeliest first. */
export type Classifier = (text: string) => Likely[]

/** Returns a multinomial logistic regression. */
export function createClassifier(weights: Weights): Classifier {
  const { classes, biases, features, classDigits, levels, heaviest } = weights
  const digits = digitsOfClass(classes)
  const known = new Map<number, { worth: number; from: number; to: number }>()
  let from = 0
  for (let at = 0; at < features.length; at += FEATURE_DIGITS) {
    const to = from + valueAt(features, at + HASH_DIGITS + 1)
    known.set(numberAt(features, at, HASH_DIGITS), {
      worth: valueAt(features, at + HASH_DIGITS) / 10,
      from,
      to,
    })
    from = to
  }
  return (text) => {
    const met = meet(featuresOf(text), (hash) => known.get(hash))
    const scores = [...biases]
    for (const { value, from, to } of met) {
      for (let at = from; at < to; at++) {
        const index = numberAt(classDigits, at * digits, digits)
        scores[index] = (scores[index] ?? 0) + value * weightOf(valueAt(levels, at)) * heaviest
      }
    }
    return softmax(scores)
      .map((likelihood, index) => ({ id: classes[index] ?? '', likelihood }))
      .sort((one, other) => other.likelihood - one.likelihood)
  }
}

/**
 * The features of a text that are known, each with its value: all squares add up to 1, so that long texts do not
 * count more than short ones.
 */
export function meet<Known extends { worth: number }>(
  features: Features,
  knownAt: (hash: number) => Known | undefined,
): (Known & { value: number })[] {
  const met: (Known & { value: number })[] = []
  let squares = 0
  for (const [hash, kind] of features) {
    const known = knownAt(hash)
    if (!known) continue
    const value = known.worth * kind
    met.push({ ...known, value })
    squares += value * value
  }
  const length = Math.sqrt(squares) || 1
  for (const one of met) one.value /= length
  return met
}

/** @returns numbers from 0 to 1 that add up to 1 */
export function softmax(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const raised = scores.map((score) => Math.exp(score - most))
  const sum = raised.reduce((total, one) => total + one, 0)
  return raised.map((one) => one / sum)
}

/** @returns the weight's share of the heaviest */
function weightOf(digit: number): number {
  const root = (digit - LEVEL_OF_ZERO) / MOST_LEVEL
  return Math.sign(root) * root * root
}

/** The value of several digits, the highest first. */
function numberAt(text: string, from: number, digits: number): number {
  let value = 0
  for (let at = from; at < from + digits; at++) value = value * DIGIT_VALUES + valueAt(text, at)
  return value
}
