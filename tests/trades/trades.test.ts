import { expect, test } from 'vitest'
import { likelyTrades } from '#api/companies/trades/likely.ts'
import { tradesBelow, tree } from '#api/companies/trades/trades.ts'
import { expectNothingForgotten } from '#tests/nothingForgotten.ts'
import { examplesByLanguage } from './examples.ts'

test('descriptions of products for each trade were learnt', () => {
  const learnt = new Set(likelyTrades('').map(({ id }) => id))
  const unknown = [...tree().trades.keys()].filter((id) => tradesBelow(id).length === 0 && !learnt.has(id))
  const gone = [...learnt].filter((id) => !tree().trades.has(id))
  expectNothingForgotten([
    ...unknown.map(
      (id) => `tests/trades/texts has no product for “${id}”: add some, then npm run trades-model`,
    ),
    ...gone.map((id) => `There is no trade “${id}” any more: npm run trades-model`),
  ])
})

test('a description that was learnt is for one of its trades, in every language', () => {
  const shares = [...examplesByLanguage()].map(([language, examples]) => {
    const some = examples.filter((_, at) => at % 20 === 0)
    const right = some.filter(({ text, ids }) => ids.includes(likelyTrades(text)[0]?.id ?? ''))
    return { language, right: right.length / some.length }
  })
  expect(shares.filter(({ right }) => right < 0.85)).toEqual([])
})
