import { DIGIT_VALUES, valueAt } from './digits.ts'
import { type Features, featuresOf } from './features.ts'

/** What the training (tests/help/train.ts) stores: a weight for some features of each class. */
export interface Weights {
  /** The ids of help texts, and NONE. */
  classes: readonly string[]
  /** One for each class, in the order of `classes`. */
  biases: readonly number[]
  /** For each feature five digits: its hash (three), its worth in tenths, and how many classes it has a weight for. */
  features: string
  /** A digit for each weight: the index of its class. */
  classDigits: string
  /**
   * A digit for each weight: the square root of its share of the heaviest weight, in steps of `1 / MOST_LEVEL`, with
   * its sign, above `LEVEL_OF_ZERO`.
   */
  levels: string
  heaviest: number
}

/** The class of questions that no text answers. */
export const NONE = 'none'
export const FEATURE_DIGITS = 5
export const LEVEL_OF_ZERO = 43
export const MOST_LEVEL = 43

/** A class, and how likely a question belongs to it, from 0 to 1. */
export interface Likely {
  id: string
  likelihood: number
}

/**
 * Returns a multinomial logistic regression.
 * @returns a function that says for a question how likely each class is, the likeliest first
 */
export function createClassifier(weights: Weights): (question: string) => Likely[] {
  const { classes, biases, features, classDigits, levels, heaviest } = weights
  const known = new Map<number, { worth: number; from: number; to: number }>()
  let from = 0
  for (let at = 0; at < features.length; at += FEATURE_DIGITS) {
    const to = from + valueAt(features, at + 4)
    known.set(hashAt(features, at), { worth: valueAt(features, at + 3) / 10, from, to })
    from = to
  }
  return (question) => {
    const met = meet(featuresOf(question), (hash) => known.get(hash))
    const scores = [...biases]
    for (const { value, from, to } of met) {
      for (let at = from; at < to; at++) {
        const index = valueAt(classDigits, at)
        scores[index] = (scores[index] ?? 0) + value * weightOf(valueAt(levels, at)) * heaviest
      }
    }
    return softmax(scores)
      .map((likelihood, index) => ({ id: classes[index] ?? NONE, likelihood }))
      .sort((one, other) => other.likelihood - one.likelihood)
  }
}

/**
 * The features of a question that are known, each with its value: all squares add up to 1, so that long questions
 * do not count more than short ones.
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

const hashAt = (text: string, at: number): number =>
  (valueAt(text, at) * DIGIT_VALUES + valueAt(text, at + 1)) * DIGIT_VALUES + valueAt(text, at + 2)
