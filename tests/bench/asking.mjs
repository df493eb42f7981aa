import { get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

// Somebody else's requests: one after the other, with a pause between, from a thread of their own.
const PAUSE_MS = 5
const times = []
let over = false

function ask() {
  const began = performance.now()
  get(workerData, { agent: false }, (answer) => {
    answer.resume().once('end', () => {
      times.push(performance.now() - began)
      if (over) parentPort.postMessage(times)
      else setTimeout(ask, PAUSE_MS)
    })
  })
}

parentPort.once('message', () => {
  over = true
})
ask()
