import { expect, test } from 'vitest'
import { chosenFrom, count, flag, helpOf, text } from './options.ts'

const options = {
  runs: count('how many runs', 300),
  only: text('the name of one'),
}

test('an option that is not given has its default', () => {
  expect(chosenFrom(options, ['--runs', '20'])).toEqual({ runs: 20, only: '' })
  expect(chosenFrom(options, ['--only', 'a name'])).toEqual({ runs: 300, only: 'a name' })
})

test('what is no option, or no number where one is meant, is refused in words', () => {
  expect(() => chosenFrom(options, ['--rums', '20'])).toThrow('--rums')
  expect(() => chosenFrom(options, ['--runs', 'many'])).toThrow(
    '--runs: a whole number above 0 is meant, not "many"',
  )
  expect(() => chosenFrom(options, ['--runs', '0'])).toThrow(
    '--runs: a whole number above 0 is meant, not "0"',
  )
})

test('a flag is given without a value, and off when it is not given', () => {
  const flags = { busy: flag('whatever others do') }
  expect(chosenFrom(flags, [])).toEqual({ busy: false })
  expect(chosenFrom(flags, ['--busy'])).toEqual({ busy: true })
})

test('help tells every option with its default', () => {
  expect(helpOf('Plays.', options).split('\n')).toEqual([
    'Plays.',
    '  --runs         how many runs (300)',
    '  --only         the name of one',
  ])
})
