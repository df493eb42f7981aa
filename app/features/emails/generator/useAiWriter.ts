import { useEffect, useRef, useState } from 'react'
import { useHasAi } from '#app/data/server/sources.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { askForEmail, whyNotWritten } from '#app/entities/email/askForEmail.ts'
import type { Choices } from '#app/entities/email/choices.ts'
import { placeholderEmail, type TemporaryEmail, type Words } from '#app/entities/email/temporaryEmail.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { newId } from '#db/model/id.ts'
import { useWriteHere } from './useWriteHere.ts'

/** What an email is to be. */
export interface Ask {
  choices: Choices
  product: Product
}

/** An email that is being written by the AI service. */
export interface Writing {
  /** '' until the service is known. */
  model: string
  /** As far as they came. */
  words?: Words
  /** The words of the whole, whose length is being corrected. */
  correcting?: number
}

/** Why there is no email, or no more of it. */
export interface Failure {
  message: string
  ask: Ask
}

/**
 * Has the server's AI service write emails to a lead, one at a time. What came is kept word by word.
 * @param before the email that the next one takes the place of, as soon as words of it come
 * @param put gets the email as far as it came
 */
export function useAiWriter(
  lead: Lead,
  before: TemporaryEmail | undefined,
  put: (email: TemporaryEmail) => void,
) {
  const here = useWriteHere(lead)
  const [writing, setWriting] = useState<Writing>()
  const [failure, setFailure] = useState<Failure>()
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])

  const write = async (ask: Ask) => {
    const { choices, product } = ask
    const end = new AbortController()
    running.current?.abort()
    running.current = end
    const email = beginning(choices)
    let came: TemporaryEmail | undefined
    const keep = (now: Partial<TemporaryEmail>) => {
      came = { ...(came ?? email), ...now }
      put(came)
    }
    setFailure(undefined)
    setWriting({ model: '' })
    try {
      const { words, writtenBy, model } = await askForEmail(
        { ...choices, leadId: lead.id },
        {
          signal: end.signal,
          onStart(model) {
            email.model = model
            setWriting({ model })
          },
          onWords(words) {
            if (words.body) keep({ words, generated: words })
            setWriting((now) => now && { ...now, words })
          },
          onCorrecting(count) {
            keep({ ending: 'whole' })
            setWriting((now) => now && { ...now, correcting: count })
          },
        },
      )
      if (writtenBy === 'parts') put(await here.write(ask, before))
      else keep({ words, generated: words, model, ending: 'whole' })
    } catch (error) {
      if (end.signal.aborted) {
        if (came?.ending === 'broken') keep({ ending: 'stopped' })
        return
      }
      if (!came && !before) put(placeholderEmail({ lead, product, choices }))
      setFailure({ message: whyNotWritten(error), ask })
    } finally {
      if (running.current === end) {
        running.current = null
        setWriting(undefined)
      }
    }
  }

  return {
    /** Undefined while nothing is being written. */
    writing,
    /** Undefined unless the last one failed. */
    failure,
    write,
    /** Keeps what came. */
    stop: () => running.current?.abort(),
    forgetFailure: () => setFailure(undefined),
  }
}

const noWords: Words = { subject: '', body: '' }

/** Until its end has come it counts as broken off: so it is found again if this page dies. */
const beginning = (choices: Choices): TemporaryEmail => ({
  ...choices,
  id: newId(),
  variant: 0,
  writtenBy: 'model',
  model: '',
  ending: 'broken',
  generated: noWords,
  words: noWords,
})

const isOnServer = ({ version }: Lead | Product): boolean => version > 0

/** Whether an email is written by the AI service or, at once and on this device, from parts. */
export function useWayOfWriting(lead: Lead) {
  const { team } = useWorkspace()
  const hasAi = useHasAi(team.id)
  const connection = useConnection()
  const isOnline = connection === 'online'
  return {
    /** Where it is not known whether there is a key, the server answers with a draft from parts. */
    asksAi: (product: Product): boolean =>
      hasAi !== false && isOnline && isOnServer(lead) && isOnServer(product),
    /** Whether it is known that it is written on this device. */
    writesHere: hasAi === false || !isOnline,
    /** What "Generate Email" will do, in a sentence. */
    hint: hintOf(hasAi, isOnline),
    /** Whether a draft from parts can be handed to the AI service later. */
    canImprove: hasAi !== false,
  }
}

function hintOf(hasAi: boolean | undefined, isOnline: boolean): string | undefined {
  if (hasAi === undefined) return undefined
  if (!hasAi) return 'Written on this device, without AI.'
  return isOnline ? 'Written by your AI service.' : 'No connection: written on this device, without AI.'
}
