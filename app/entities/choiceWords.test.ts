import { expect, test } from 'vitest'
import { inWords } from '#db/model/entities/label.ts'
import { choiceWord } from './choiceWords.ts'

test.each([
  ['professional', 'Professional'],
  ['case-study', 'Case Study'],
  ['openingHours', 'Opening Hours'],
  ['', ''],
])('the choice %j reads %j', (choice, shown) => {
  expect(inWords(choice)).toBe(shown)
})

test('a choice that a later version made is shown as it is written', () => {
  const words: Record<string, string> = { call: 'Phone call' }
  expect(choiceWord(words, 'call')).toBe('Phone call')
  expect(choiceWord(words, 'video-call')).toBe('Video Call')
  expect(choiceWord(words, 'toString')).toBe('To String')
})
