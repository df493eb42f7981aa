import { deflateSync } from 'node:zlib'

/** A PDF of one page with these lines of text. @param trailer further entries of its trailer */
export const pdfOf = (lines: readonly string[], trailer = ''): Buffer =>
  pdfWith(lines.map((line, at) => `BT /F1 12 Tf 50 ${780 - 20 * at} Td (${line}) Tj ET`).join('\n'), trailer)

/** A PDF whose page goes on for so long that nobody can read it, in a small file. */
export const pdfBomb = (): Buffer => pdfWith('BT /F1 12 Tf (a) Tj ET\n'.repeat(6_000_000), '')

function pdfWith(content: string, trailer: string): Buffer {
  const stream = deflateSync(content)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n${stream.toString('latin1')}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  return Buffer.from(`${file}${table}${end}`, 'latin1')
}
