import { expect, test } from 'vitest'
import { dragWords } from './dragWords.ts'

const names = ['Name', 'Email', 'Status']
const words = dragWords((id) => {
  const place = names.indexOf(String(id)) + 1
  return place > 0 ? { name: String(id), place } : undefined
}, names.length)

test('each step of a move is said with its place', () => {
  expect(words.pickedUp('Email')).toBe('Email is picked up at place 2 of 3.')
  expect(words.isAt('Email', 'Name')).toBe('Email is now at place 1 of 3.')
  expect(words.putDown('Email', 'Name')).toBe('Email was put at place 1 of 3.')
  expect(words.leftAlone('Email')).toBe('Email is back at place 2 of 3.')
})

test('being over itself says that it is held, as picking it up did', () => {
  expect(words.isAt('Email', 'Email')).toBe(words.pickedUp('Email'))
})

test('nothing is said of what is over nothing', () => {
  expect(words.isAt('Email', undefined)).toBeUndefined()
})
