import type { Rarity } from '#db/duplicates/compare.ts'
import { compare } from '#db/duplicates/compare.ts'
import { featuresOf, peopleIn } from '#db/duplicates/features.ts'
import { profileOf } from '#db/duplicates/profile.ts'
import type { Pair } from './pairs.ts'

const EPOCHS = 60
const RATE = 0.1
/** How much a weight is drawn to zero. */
const DECAY = 0.002

/** The weights of features, learnt by a logistic regression (Adagrad) from pairs of leads. */
export function learn(pairs: readonly Pair[]): Map<string, number> {
  const rarity = rarityIn(pairs)
  const examples = pairs.map(({ a, b, same }) => {
    const [one, other] = [profileOf(a, 1), profileOf(b, 2)]
    return { features: featuresOf(compare(one, other, rarity), peopleIn(one, other)), same }
  })
  const weights = new Map<string, number>()
  const squares = new Map<string, number>()
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const { features, same } of examples) {
      const score = features.reduce((sum, feature) => sum + (weights.get(feature) ?? 0), 0)
      const error = Number(same) - 1 / (1 + Math.exp(-score))
      for (const feature of features) {
        const weight = weights.get(feature) ?? 0
        const gradient = error - DECAY * weight
        const square = (squares.get(feature) ?? 1e-6) + gradient ** 2
        squares.set(feature, square)
        weights.set(feature, weight + (RATE * gradient) / Math.sqrt(square))
      }
    }
  }
  return weights
}

function rarityIn(pairs: readonly Pair[]): Rarity {
  const counts = new Map<string, number>()
  for (const { a, b } of pairs) {
    for (const word of new Set([...profileOf(a, 1).firm, ...profileOf(b, 2).firm])) {
      counts.set(word, (counts.get(word) ?? 0) + 1)
    }
  }
  const all = pairs.length
  return (word) => Math.min(1, Math.log(all / (counts.get(word) ?? 1)) / Math.log(all / 2))
}

/** The source of db/duplicates/weights.ts. */
export function weightsSource(weights: ReadonlyMap<string, number>): string {
  const lines = [...weights]
    .map(([feature, weight]): [string, number] => [feature, Math.round(weight * 10) / 10])
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([feature, weight]) => `  ${/^\w+$/.test(feature) ? feature : `'${feature}'`}: ${weight},`)
  return `/**
 * The weight of each feature (features.ts): how much it speaks for two leads being the same, as a logarithm of odds. They
 * were learnt by a logistic regression from 4,000 pairs of leads, half of which are the same
 * (\`npm run bench -- duplicates --learn\`).
 */
export const weights: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`
}
