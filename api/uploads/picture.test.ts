import { expect, test } from 'vitest'
import { film, photo } from '#tests/pictures.ts'
import { createDrawing } from './picture.ts'

const [ANA, BOB] = [1, 2]

test('large moving pictures of one account hold up neither the photo of another nor, for long, its moving picture', async () => {
  const draw = createDrawing()
  const moving = await film(800, 800, 12)
  const done: string[] = []
  const drawn = async (
    name: string,
    account: number,
    bytes: Uint8Array,
    type: 'image/gif' | 'image/jpeg',
  ) => {
    await draw(account, bytes, type)
    done.push(name)
  }
  await Promise.all([
    ...[1, 2, 3, 4].map(() => drawn('of Ana', ANA, moving, 'image/gif')),
    drawn('of Bob', BOB, moving, 'image/gif'),
    drawn('photo of Bob', BOB, await photo(), 'image/jpeg'),
  ])
  expect(done.indexOf('photo of Bob')).toBeLessThan(2)
  expect(done.at(-1)).toBe('of Ana')
})
