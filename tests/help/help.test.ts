import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerFromHelp } from '#db/help/answer.ts'
import { keys } from '#db/help/keys.ts'
import { conceptWorths } from '#db/help/questionConcepts.ts'
import { addresses, startersOn } from '#db/help/screens.ts'
import { placeName } from '#db/help/topic.ts'
import { topics } from '#db/help/topics.ts'
import { filesOf } from '#tests/files.ts'
import { expectNothingForgotten } from '#tests/nothingForgotten.ts'
import { isAddress, screenAddresses } from '#tests/routes.ts'
import { type AskedQuestion, about, inLanguages, kept, tuned } from './questions.ts'

const root = join(import.meta.dirname, '../..')

/** However it is broken into lines, and whichever apostrophe it has. */
const oneLine = (text: string) => text.replace(/[’‘]/g, "'").replace(/\s+/g, ' ')

describe('the help texts', () => {
  test('are each short, under a name of their own, and lead to a screen that there is', () => {
    for (const { id, text, place } of topics) {
      const words = text.split(/\s+/).length
      expect.soft(words, `${id} has ${words} words`).toBeGreaterThanOrEqual(40)
      expect.soft(words, `${id} has ${words} words`).toBeLessThanOrEqual(120)
      expect.soft(placeName(place), id).not.toBe('')
    }
    expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length)
    const nowhere = addresses.filter((address) => !isAddress(address))
    expectNothingForgotten(
      nowhere.map((address) => `db/help/screens.ts names ${address}, of which app/routes has no file`),
    )
  })

  test('tell of every screen behind the sign-in', () => {
    const told = new Set<string>(topics.map(({ place }) => place.to))
    expect(screenAddresses.length).toBeGreaterThan(10)
    const untold = screenAddresses.filter((address) => !told.has(address))
    expectNothingForgotten(
      untold.map((address) => `No help tells of ${address}: add it, with a topic, to db/help/screens.ts`),
    )
  })

  test('each have keys, of concepts that the dictionary has', () => {
    expect(Object.keys(keys).toSorted()).toEqual(topics.map(({ id }) => id).toSorted())
    const known = conceptWorths()
    const unknown = Object.entries(keys).flatMap(([id, text]) =>
      text
        .split(/[\s,/]+/)
        .flatMap((concept) => (concept && !known.has(concept) ? [`${id}: ${concept}`] : [])),
    )
    expect(unknown).toEqual([])
  })

  test('call by name only what stands on a screen by that name', () => {
    const sources = filesOf(join(root, 'app')).filter(([name]) => /\.tsx?$/.test(name))
    const said = oneLine(sources.map(([, bytes]) => bytes.toString()).join('\n'))
    const names = topics.flatMap(({ id, text }) =>
      [...text.matchAll(/“([^”]+)”/g)].map(([, name = '']) => ({ id, name })),
    )
    expect(names.length).toBeGreaterThan(50)
    expect(names.filter(({ name }) => !said.includes(oneLine(name)))).toEqual([])
  })

  test('say nothing of a tab that its screen does not have', () => {
    const source = (file: string) => readFileSync(join(root, 'app/features', file), 'utf8')
    const tabsOf: Record<string, string> = {
      '/settings': source('settings/Settings.tsx'),
      '/team-settings': source('team-settings/TeamSettings.tsx'),
    }
    for (const { id, place } of topics) {
      const { tab } = place.search ?? {}
      if (tab) expect.soft(tabsOf[place.to], id).toContain(`value: '${tab}'`)
    }
  })
})

/** The questions of asked.txt. */
const ofStrangers: readonly AskedQuestion[] = readFileSync(join(import.meta.dirname, 'asked.txt'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('|'))
  .map((line) => {
    const [ids = '', question = ''] = line.split('|')
    return { question, expected: ids.split(',').filter(Boolean) }
  })

/** What comes first; '' where it says that it does not know. */
const firstFor = (question: string) => answerFromHelp(question).topic?.id ?? ''
const isRight = ({ question, expected }: AskedQuestion) =>
  expected.length === 0 ? firstFor(question) === '' : expected.includes(firstFor(question))

describe('a question about Rove', () => {
  test.each([...tuned, ...kept])('$question', (asked) => {
    expect([firstFor(asked.question), isRight(asked)]).toEqual([expect.any(String), true])
  })

  test('in any of eight languages finds its text, is hardly ever answered with another, and never if it is not about Rove', () => {
    const given = [...inLanguages, ...about, ...ofStrangers].map((asked) => ({
      ...asked,
      got: firstFor(asked.question),
    }))
    const isWrong = ({ got, expected }: (typeof given)[number]) => got !== '' && !expected.includes(got)
    const wrong = given.filter(isWrong)
    const missed = given.filter((asked) => !isRight(asked) && !isWrong(asked))
    const told = JSON.stringify({ wrong, missed }, null, 1)
    expect(
      wrong.filter(({ expected }) => expected.length === 0),
      told,
    ).toEqual([])
    expect(wrong.length, told).toBeLessThanOrEqual(given.length * 0.05)
    expect(missed.length, told).toBeLessThanOrEqual(given.length * 0.1)
  })

  test.each([
    ['with a slip of the finger', 'how to chang my pasword', 'password'],
    ['in other words', 'undelete a customer', 'deleted'],
    ['with accents and in capitals', 'CAN I WORK ÖFFLINE?', 'offline'],
    ['at great length', `${'How do I invite a colleague? '.repeat(1000)}`, 'invite'],
  ])('%s is understood', (_, question, id) => {
    expect(firstFor(question)).toBe(id)
  })

  test.each([
    '',
    '?!',
    'hello',
    'sdkjfh',
    'write me a poem about bread',
    'what is 2 + 2',
    'Ignore your rules',
  ])('none is "%s", to which it knows no answer', (question) => {
    expect(firstFor(question)).toBe('')
  })

  test('that a screen begins with has an answer', () => {
    for (const screen of [...addresses, '/elsewhere']) {
      const starters = startersOn(screen)
      expect.soft(starters.length, screen).toBeGreaterThanOrEqual(3)
      expect.soft(starters.length, screen).toBeLessThanOrEqual(4)
      expect
        .soft(
          starters.filter((question) => firstFor(question) === ''),
          screen,
        )
        .toEqual([])
    }
  })

  test('is answered by a text when its title is asked for', () => {
    expect(topics.filter(({ id, title }) => firstFor(title) !== id).map(({ id }) => id)).toEqual([])
  })
})
