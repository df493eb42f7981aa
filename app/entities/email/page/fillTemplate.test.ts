import { expect, test } from 'vitest'
import { leadWith } from '#tests/leadWith.ts'
import { fillTemplate, speaksOf } from './fillTemplate.ts'

const mia = leadWith({ id: 10, fullName: 'Mia Berg', company: 'Fjord Foods' })
const sender = { fullName: 'Ana Tester', company: '' }

test('a template reads for a lead with its own values, and tells once what was not known', () => {
  const template = {
    subject: '{company} and {industry}',
    body: 'Dear {firstName},\n\nin {industry}, as {senderCompany} knows.\n{senderName}',
  }
  expect(fillTemplate(template, { lead: mia, product: undefined, sender })).toEqual({
    subject: 'Fjord Foods and [industry]',
    body: 'Dear Mia,\n\nin [industry], as [your company] knows.\nAna Tester',
    empty: ['industry', 'your company'],
  })
})

test('a template that names the lead it was written for is found out', () => {
  expect(speaksOf({ subject: 'Hello', body: 'Dear Mia, …' }, mia)).toBe(true)
  expect(speaksOf({ subject: 'For Fjord Foods', body: '' }, mia)).toBe(true)
  expect(speaksOf({ subject: 'Hello', body: 'Dear {firstName}, …' }, mia)).toBe(false)
  expect(speaksOf({ subject: 'Hello', body: 'Dear all' }, leadWith({ email: 'a@b.example' }))).toBe(false)
})
