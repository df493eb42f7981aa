// Runs in a separate thread (pdfText.ts), which reads one PDF. It is plain JavaScript, so that the thread starts at once.
import { parentPort, workerData } from 'node:worker_threads'
import { getDocumentProxy } from 'unpdf'

parentPort.postMessage({ ready: true })
parentPort.postMessage({ text: await textOf(workerData) })

async function textOf({ bytes, mostPages, mostLetters }) {
  const pdf = await getDocumentProxy(bytes)
  let text = ''
  for (let at = 1; at <= Math.min(pdf.numPages, mostPages) && text.length < mostLetters; at++) {
    const { items } = await (await pdf.getPage(at)).getTextContent()
    text += `${items.map(({ str = '', hasEOL }) => str + (hasEOL ? '\n' : '')).join('')}\n\n`
  }
  return text.slice(0, mostLetters)
}
