import { expect, test } from 'vitest'
import { sectorOf } from '#db/composer/sectors.ts'
import { sectorOfTrade, tree } from './trades.ts'

test('a company that was found as of a trade is written to as one of that trade’s sector', () => {
  for (const { id, name } of tree().trades.values()) {
    expect.soft([name, sectorOf({ industry: name, company: '' })]).toEqual([name, sectorOfTrade(id)])
  }
})
