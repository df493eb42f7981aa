import { describe, expect, test } from 'vitest'
import { readPage } from '#api/contacts/html/page.ts'
import { noCallsOn } from './noCalls.ts'

const askedOn = (html: string) =>
  noCallsOn([readPage(html, 'https://bakery.test/contact')], '2026-05-04T12:00:00.000Z').map(
    ({ value }) => value,
  )

describe('a company asks not to be called by sellers:', () => {
  test.each([
    'Werbeanrufe unerwünscht',
    'Bitte keine Werbeanrufe!',
    'Von Werbeanrufen bitten wir abzusehen.',
    'Kaltakquise ist zwecklos.',
    'Wir bitten Sie, keine Akquiseanrufe zu tätigen.',
    'Telefonische Werbung ist nicht erwünscht.',
    'No cold calls',
    'Do not call',
    'No unsolicited sales calls, please.',
    'Please do not call us about marketing services.',
    'Sales calls are not welcome.',
    'We do not accept cold calls.',
    'We are registered with the Telephone Preference Service.',
    'No telemarketers',
    'Pas de démarchage',
    'Démarchage téléphonique interdit',
    'Nous refusons tout démarchage commercial.',
    'Stop au démarchage !',
    'No comerciales',
    'No se admiten llamadas comerciales.',
    'Abstenerse comerciales',
    'Estamos inscritos en la Lista Robinson.',
    'No chiamate commerciali',
    'Le telefonate pubblicitarie non sono gradite.',
    'Numero iscritto al Registro Pubblico delle Opposizioni.',
    'Niet bellen voor verkoop',
    'Acquisitie wordt niet op prijs gesteld.',
    'Geen telefonische acquisitie',
    'Prosimy nie dzwonić z ofertami handlowymi.',
    'Telefony marketingowe niemile widziane',
    'Nie przyjmujemy telefonów marketingowych.',
    'Inga säljsamtal, tack',
    'Telefonförsäljning undanbedes',
    'Vi är anslutna till NIX-Telefon.',
    '営業電話はお断りしております。',
    'セールスのお電話はご遠慮ください。',
  ])('%s', (sentence) => {
    expect(askedOn(`<h1>Bakery</h1><p>+49 30 5557712</p><p>${sentence}</p>`)).toHaveLength(1)
  })

  test('the sentence is kept without what stands around it', () => {
    expect(askedOn('<p>We bake at night. No sales calls, please. Come and see us.</p>')).toEqual([
      'No sales calls, please',
    ])
  })
})

describe('nothing is asked', () => {
  test.each([
    ['of its own calls', 'We never make cold calls to our customers.'],
    ['of its own calls in German', 'Wir tätigen keine Werbeanrufe.'],
    ['of others who call in its name', 'Aucun démarchage téléphonique n’est effectué en notre nom.'],
    ['of its own calls in French', 'Nous ne faisons pas de démarchage.'],
    ['of the time of a call', 'Please do not call before 9 am.'],
    ['of emergencies', 'In an emergency do not call us, dial 112.'],
    ['of how texts may be used', 'Solo para usos no comerciales.'],
    ['in a vacancy', 'Acquisitie naar aanleiding van deze vacature wordt niet op prijs gesteld.'],
    ['of what a call costs', 'There are no sales call charges.'],
    ['of letters', 'Der Zusendung von Werbung per Post wird widersprochen.'],
  ])('%s', (_of, sentence) => {
    expect(askedOn(`<p>${sentence}</p>`)).toEqual([])
  })

  test('by a company that a customer quotes', () => {
    expect(askedOn('<blockquote><p>No cold calls</p></blockquote>')).toEqual([])
  })
})
