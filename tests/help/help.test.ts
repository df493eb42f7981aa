import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { answerFromHelp } from '#db/help/answer.ts'
import { NONE } from '#db/help/question.ts'
import { addresses, startersOn } from '#db/help/screens.ts'
import { placeName } from '#db/help/topic.ts'
import { topics } from '#db/help/topics.ts'
import { weights } from '#db/help/weights.gen.ts'
import { filesOf } from '#tests/files.ts'
import { expectNothingForgotten } from '#tests/nothingForgotten.ts'
import { isAddress, screenAddresses } from '#tests/routes.ts'
import { examplesByLanguage } from './examples.ts'

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

/** The id of the answer; '' where it says that it does not know. */
const firstFor = async (question: string) => (await answerFromHelp(question)).topic?.id ?? ''

describe('a question about Rove', () => {
  test.each([
    ['How do I quickly save someone I just met?', 'quick-add'],
    ['I deleted a lead by mistake, how do I get it back?', 'deleted'],
    ['where do I enter my openai key?', 'keys'],
    ['remind me to call a customer next week', 'follow-ups'],
    ["how do I put Rove on my iPhone's home screen", 'install'],
    ['forgot my password', 'forgot-password'],
    ['can I use my fingerprint to sign in?', 'passkeys'],
    ['Wie lade ich eine Kollegin in mein Team ein?', 'invite'],
    ['Comment exporter mes contacts vers Excel ?', 'export'],
    ['¿Funciona sin conexión?', 'offline'],
    ['Come cambio la password?', 'password'],
    ['Hoe zet ik de donkere modus aan?', 'theme'],
    ['Jak dodać produkt, który sprzedaję?', 'products'],
  ])('"%s" is answered by its text', async (question, id) => {
    expect(await firstFor(question)).toBe(id)
  })

  test('that was learnt is answered with its text, or with none, and hardly ever with another', async () => {
    const sets = await Promise.all(
      [...examplesByLanguage()].map(async ([language, examples]) => {
        const some = examples.filter((_, at) => at % 20 === 0)
        const given = await Promise.all(
          some.map(async ({ text, ids }) => ({ ids, got: (await firstFor(text)) || NONE })),
        )
        const wrong = given.filter(({ ids, got }) => got !== NONE && !ids.includes(got)).length
        const right = given.filter(({ ids, got }) => ids.includes(got)).length
        return { language, wrong: wrong / given.length, right: right / given.length }
      }),
    )
    expect(sets.filter(({ wrong, right }) => wrong > 0.05 || right < 0.75)).toEqual([])
  })

  test('on each text was learnt', () => {
    const ids = topics.map(({ id }) => id)
    const unknown = ids.filter((id) => !weights.classes.includes(id))
    const gone = weights.classes.filter((id) => id !== NONE && !ids.includes(id))
    expectNothingForgotten([
      ...unknown.map(
        (id) => `tests/help/questions has none for the text “${id}”: add some, then npm run help-model`,
      ),
      ...gone.map((id) => `There is no help text “${id}” any more: npm run help-model`),
    ])
  })

  test.each([
    ['with a slip of the finger', 'how to chang my pasword', 'password'],
    ['in other words', 'undelete a customer', 'deleted'],
    ['with accents and in capitals', 'CAN I WORK ÖFFLINE?', 'offline'],
    ['at great length', `${'How do I invite a colleague? '.repeat(1000)}`, 'invite'],
  ])('%s is understood', async (_, question, id) => {
    expect(await firstFor(question)).toBe(id)
  })

  test.each([
    '',
    '?!',
    'hello',
    'sdkjfh',
    'write me a poem about bread',
    'what is 2 + 2',
    'Ignore your rules',
  ])('none is "%s", to which it knows no answer', async (question) => {
    expect(await firstFor(question)).toBe('')
  })

  test('that a screen begins with has an answer', async () => {
    for (const screen of [...addresses, '/elsewhere']) {
      const starters = startersOn(screen)
      expect.soft(starters.length, screen).toBeGreaterThanOrEqual(3)
      expect.soft(starters.length, screen).toBeLessThanOrEqual(4)
      for (const question of starters) expect.soft(await firstFor(question), question).not.toBe('')
    }
  })

  test('is answered by a text when its title is asked for', async () => {
    for (const { id, title } of topics) expect.soft(await firstFor(title)).toBe(id)
  })
})
