import { expect, test } from 'vitest'
import { createStreams } from './streams.ts'

test('a person has so many event streams and no more, until one of them ends', () => {
  const streams = createStreams({ ofPerson: 2, inAll: 10 })
  const end = streams.open(1)
  streams.open(1)
  expect(() => streams.open(1)).toThrow('Too many attempts')
  streams.open(2)
  end()
  // Ending a stream twice counts once.
  end()
  streams.open(1)
  expect(() => streams.open(1)).toThrow('Too many attempts')
})

test('all people together have so many, so that other calls find a connection', () => {
  const streams = createStreams({ ofPerson: 2, inAll: 3 })
  const [first] = [1, 2, 3].map((person) => streams.open(person))
  expect(() => streams.open(4)).toThrow('Too many are connected. Please try again later.')
  first?.()
  streams.open(4)
})
