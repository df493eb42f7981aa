import { expect, test } from 'vitest'
import { answerTo, UNKNOWN } from './answer.ts'

test('the texts on the device answer where the server is out of reach, and it says so', async () => {
  const [asked, withAi, byName] = await Promise.all([
    answerTo('How do I bring back what I deleted?', false),
    answerTo('How do I bring back what I deleted?', true),
    answerTo('Bringing back what was deleted', true),
  ])
  expect(asked).toMatchObject({ topic: { id: 'deleted', place: { to: '/deleted' } }, by: 'help' })
  expect(withAi).toEqual({ ...asked, by: 'help-instead' })
  expect(byName).toMatchObject({ topic: { id: 'deleted' }, by: 'help' })
})

test('what help does not cover is said not to be known', async () => {
  expect(await answerTo('Can Rove paint boats?', false)).toMatchObject({ text: UNKNOWN, topic: undefined })
})
