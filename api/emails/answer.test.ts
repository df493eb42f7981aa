import { describe, expect, test } from 'vitest'
import { grounded, readAnswer } from './answer.ts'
import { groundsOf } from './claims.ts'

describe('what a model has written so far', () => {
  test.each<[string, string, string]>([
    ['', '', ''],
    ['Sub', '', ''],
    ['Subject: Vans', 'Vans', ''],
    ['Subject: Vans\n\nDear Mia,\n', 'Vans', 'Dear Mia,'],
    ['**Subject:** *Vans*\nDear Mia,', 'Vans', 'Dear Mia,'],
    ['\n# subject : Vans\n\nDear', 'Vans', 'Dear'],
    ['Dear Mia,\n\nwe', '', 'Dear Mia,\n\nwe'],
    ['Betreff: Vans\n\nGuten Tag', 'Vans', 'Guten Tag'],
    ['**Objet :** Vans\n\nBonjour', 'Vans', 'Bonjour'],
    ['Asunto: Vans\nHola', 'Vans', 'Hola'],
    ['Oggetto: Vans\nBuongiorno', 'Vans', 'Buongiorno'],
    ['Onderwerp: Vans\nBeste', 'Vans', 'Beste'],
    ['Temat: Vans\nDzień dobry', 'Vans', 'Dzień dobry'],
    ['Subject: Vans\n\nBetreff: Vans\n\nText:\nGuten Tag', 'Vans', 'Guten Tag'],
    ['Here is your email:', '', ''],
    ['Here is your email:\n\nSubject: Vans\n\nDear', 'Vans', 'Dear'],
    ['Subject: Vans\n\nDear <b>Mi', 'Vans', 'Dear Mi'],
    ['Subject: Vans\n\nDear Mia <a href="htt', 'Vans', 'Dear Mia'],
  ])('%j has the subject %j and the body %j', (raw, subject, body) => {
    expect(readAnswer(raw, false)).toEqual({ subject, body })
  })

  test('is all body at its end, where no line is the subject', () => {
    expect(readAnswer('Dear Mia', true)).toEqual({ subject: '', body: 'Dear Mia' })
  })

  test.each([
    ['a comparison', 'Lighter than 5 < 6 and a<b, we think', 'Lighter than 5 < 6 and a<b, we think'],
    ['lines of HTML', '<p>One</p><p>Two<br/>Three</p>', 'One\nTwo\nThree'],
    ['a hidden element', 'One <style>p {}</style><!-- two -->three', 'One three'],
    ['a heading and bold words', '## Offer\n**Good** __news__, 2*3*4', 'Offer\nGood news, 2*3*4'],
    ['unseen characters', 'Go\u200bod\u202e new\u0000s\u00ad\ttoday', 'Good news today'],
    ['lines of Windows, and too many', 'One\r\n\r\n\r\n\r\nTwo  \r\n', 'One\n\nTwo'],
    ['what it thought before', '<think>They sell ovens.\nHm.</think>\n\nDear Mia', 'Dear Mia'],
    ['JSON', '{"subject": "Ovens", "body": "Dear Mia,\\n\\nours bake."}', 'Dear Mia,\n\nours bake.'],
    ['what it announces', 'Certainly! Here is your email:\n\nDear Mia, hello', 'Dear Mia, hello'],
    ['half of its JSON', '{"subject": "Ovens", "body": "Dear', ''],
    [
      'what it adds below',
      'Dear Mia, our ovens bake all night.\n\n---\nShall I go on?',
      'Dear Mia, our ovens bake all night.',
    ],
    ['a fence', '```\nOne\n```', 'One'],
  ])('%s comes as plain text', (_what, raw, body) => {
    expect(readAnswer(raw, true).body).toBe(body)
  })

  test('has an end, however much comes', () => {
    for (const hostile of ['<a '.repeat(40_000), '*'.repeat(100_000), `${'a.'.repeat(50_000)}com`]) {
      expect(
        grounded(readAnswer(`Subject: ${'x'.repeat(999)}\n${hostile}`, true), sources('')).body.length,
      ).toBeLessThan(15_000)
    }
    expect(readAnswer(`Subject: ${'x'.repeat(999)}`, true).subject).toHaveLength(200)
  })
})

const known = {
  lead: { fullName: 'Mia Berg', company: 'Booking.com', position: '', industry: '' },
  product: { name: 'Vans', brand: '', value: '' },
  sender: { fullName: 'Ana', company: '', position: '' },
}

const sources = (given: string) => ({
  known,
  given,
  grounds: groundsOf([JSON.stringify(known), given], 'English'),
})

describe('a letter', () => {
  const read = (body: string, given = 'Booking.com https://vans.example ana@vans.example') =>
    grounded({ subject: '', body }, sources(given)).body

  test.each([
    ['Dear {firstName} of {company}', 'Dear Mia of Booking.com'],
    ['Our {{offer}} for {position}', 'Our [offer] for [position]'],
    [
      'See https://vans.example, or ask ana@vans.example.',
      'See https://vans.example, or ask ana@vans.example.',
    ],
    ['See https://evil.example/a?b=c now', 'See [link] now'],
    ['See www.evil.example and evil.com/pay', 'See [link] and [link]'],
    ['javascript://x and mailto boss@evil.example', '[link] and mailto [email address]'],
    ['We like Booking.com, e.g. today.No doubt', 'We like Booking.com, e.g. today.No doubt'],
    ['[your offer] stays', '[your offer] stays'],
  ])('with %j reads %j', (written, shown) => {
    expect(read(written)).toBe(shown)
  })
})
