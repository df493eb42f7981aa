import { describe, expect, test } from 'vitest'
import { contactIn } from '#tests/fakes/bakery.ts'

const contactOf = async (html: string) => {
  const contact = await contactIn(`<html lang="de"><title>Bäckerei Kern</title><h1>Kontakt</h1>${html}`)
  return [contact?.phoneNumber ?? '', contact?.email ?? '']
}

describe('a number and an address that only screen readers are told are found', () => {
  test.each([
    ['of a picture', '<p><img src="a.png" alt="Telefon 030 5557712"></p>'],
    ['of a picture without a label', '<p>Rufen Sie uns an: <img src="a.png" alt="+49 30 5557712"></p>'],
    ['of a link’s label', '<a href="#" aria-label="Telefon 030 5557712"><i></i></a>'],
    ['of a link’s title', '<a href="/anruf" title="Tel. 030 5557712">Anrufen</a>'],
    ['of a drawing', '<p><svg role="img" aria-label="Telefon: 030 5557712"><path></path></svg></p>'],
    ['of an element that is a picture', '<div role="img" aria-label="Telefon: 030 5557712"></div>'],
  ])('%s', async (_of, html) => {
    const [number = ''] = await contactOf(html)
    expect(number.replace(/\D/g, '').replace(/^49/, '0')).toBe('0305557712')
  })

  test('of an address in a picture', async () => {
    expect(await contactOf('<img src="mail.png" alt="info@bakery.test">')).toEqual(['', 'info@bakery.test'])
  })
})

describe('nothing is taken from', () => {
  test.each([
    ['the picture of a fax', '<p><img src="a.png" alt="Fax 030 5557712"></p>'],
    ['the name of a file', '<img src="a.jpg" alt="IMG_0305557712.jpg">'],
    ['the size of a picture', '<img src="a.jpg" alt="Backstube 0800 x 0600 0305557712">'],
    ['a picture that is not shown', '<img style="display:none" alt="Telefon 030 5557712">'],
    ['a partner’s logo', '<a href="https://taxi.test"><img alt="Taxi Müller, Telefon 030 5557712"></a>'],
    [
      'the picture of the web agency',
      '<footer><h4>Webdesign</h4><img alt="Pixelwerk, Telefon 030 5557712"></footer>',
    ],
    ['what a customer says', '<blockquote><img alt="Telefon 030 5557712"></blockquote>'],
  ])('%s', async (_what, html) => {
    expect(await contactOf(html)).toEqual(['', ''])
  })
})
