import { describe, expect, test } from 'vitest'
import { fileProblem } from './fileRules.ts'

const MB = 1024 * 1024
const avatar = { types: ['image/jpeg', 'image/png', 'image/gif'], megabytes: 2 }
const any = { types: ['application/pdf', ...avatar.types], megabytes: 5 }

describe('a file is taken', () => {
  test.each([
    ['a picture of exactly 2 MB as an avatar', { type: 'image/png', size: 2 * MB }, avatar],
    ['a PDF of exactly 5 MB elsewhere', { type: 'application/pdf', size: 5 * MB }, any],
  ])('%s', (_, file, rules) => {
    expect(fileProblem(file, rules)).toBeUndefined()
  })
})

describe('a file is refused in words that say what it must be', () => {
  test.each([
    ['File too large', 'Max file size is 2MB', { type: 'image/png', size: 2 * MB + 1 }, avatar],
    ['File too large', 'Max file size is 5MB', { type: 'image/gif', size: 5 * MB + 1 }, any],
    [
      'Invalid file type',
      'Please upload one of the following: jpeg, png, gif',
      { type: 'application/pdf', size: 1 },
      avatar,
    ],
    [
      'Invalid file type',
      'Please upload one of the following: pdf, jpeg, png, gif',
      { type: 'image/svg+xml', size: 9 * MB },
      any,
    ],
    [
      'Invalid file type',
      'Please upload one of the following: jpeg, png, gif',
      { type: '', size: 1 },
      avatar,
    ],
  ])('%s, %s', (title, text, file, rules) => {
    expect(fileProblem(file, rules)).toEqual({ title, text, tone: 'error' })
  })
})
