import { expect, test } from 'vitest'
import { pdfBomb, pdfOf } from '#tests/fakes/pdf.ts'
import { pdfText } from './pdfText.ts'

test('the lines of a PDF are read', async () => {
  const text = await pdfText(pdfOf(['Imprint', 'Phone +49 30 5557712', 'info@bakery.test']))
  expect(text.trim().split(/\s*\n\s*/)).toEqual(['Imprint', 'Phone +49 30 5557712', 'info@bakery.test'])
})

test.each([
  ['broken', Buffer.from('%PDF-1.4 and nothing else')],
  ['empty', Buffer.alloc(0)],
  [
    'encrypted',
    pdfOf(
      ['info@bakery.test'],
      `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -4 >> /ID [(a) (a)]`,
    ),
  ],
  ['one that never ends', pdfBomb()],
])('a PDF that is %s tells nothing, and the next one is read all the same', async (_what, bytes) => {
  expect(await pdfText(bytes)).toBe('')
  expect(await pdfText(pdfOf(['Kern']))).toContain('Kern')
})
