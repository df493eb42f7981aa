import { useEffect, useRef, useState } from 'react'
import { useHasAi } from '#app/data/server/sources.ts'
import { useConnection } from '#app/data/useConnection.ts'
import { useWorkspace } from '#app/data/workspace.tsx'
import { askForEmail, whyNotWritten } from '#app/entities/email/askForEmail.ts'
import type { Choices } from '#app/entities/email/choices.ts'
import { isAskedWith, isEdited, type TemporaryEmail, type Words } from '#app/entities/email/temporaryEmail.ts'
import type { Lead } from '#db/model/entities/lead.ts'
import type { Product } from '#db/model/entities/product.ts'
import { newId } from '#db/model/id.ts'
import { useWriteHere } from './useWriteHere.ts'

/** The email to write. */
export interface Ask {
  choices: Choices
  product: Product
}

/** An email that the AI service is writing. */
export interface Writing {
  /** '' until the service is known. */
  model: string
  /** The words that have arrived. */
  words?: Words
  /** The word count of the complete email, whose length is being corrected. */
  correcting?: number
}

/** Why there is no email, or only a part of it. */
export interface Failure {
  message: string
  ask: Ask
}

/**
 * Has the server's AI service write emails to a lead, one at a time. The words are stored as they arrive.
 * @param before the email that is replaced as soon as words of the next one arrive
 * @param put receives the email as far as it has arrived
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
    const { choices } = ask
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
      if (!came && !mayStay(before, ask)) put(await here.write(ask, before))
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
    /** Undefined unless the last attempt failed. */
    failure,
    write,
    /** Stops the writing; the words that arrived are kept. */
    stop: () => running.current?.abort(),
    forgetFailure: () => setFailure(undefined),
  }
}

/**
 * Whether an email stays when the AI service gave nothing: the person's own words, an email by the service, and this
 * device's letter for the same choices. Anything else gives way to this device's letter.
 */
function mayStay(before: TemporaryEmail | undefined, { choices }: Ask): boolean {
  if (!before) return false
  const isLetter = before.writtenBy === 'parts' && isAskedWith(before, choices)
  return isLetter || before.writtenBy === 'model' || isEdited(before)
}

const noWords: Words = { subject: '', body: '' }

/**
 * Until the end arrives, the email counts as broken off, so that it is restored as such if this page is
 * killed.
 */
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

/** Whether an email is written by the AI service, or at once on this device from templates. */
export function useWayOfWriting(lead: Lead) {
  const { team } = useWorkspace()
  const hasAi = useHasAi(team.id)
  const connection = useConnection()
  const isOnline = connection === 'online'
  return {
    /**
     * If it is not known whether there is a key, the server is asked; without a key it answers with a draft
     * from templates.
     */
    asksAi: (product: Product): boolean =>
      hasAi !== false && isOnline && isOnServer(lead) && isOnServer(product),
    /** Whether it is certain that the email is written on this device. */
    writesHere: hasAi === false || !isOnline,
    /** What "Generate Email" will do, in a sentence. */
    hint: hintOf(hasAi, isOnline),
    /** Whether a draft from templates can later be improved by the AI service. */
    canImprove: hasAi !== false,
  }
}

function hintOf(hasAi: boolean | undefined, isOnline: boolean): string | undefined {
  if (hasAi === undefined) return undefined
  if (!hasAi) return 'Written on this device, without AI.'
  return isOnline ? 'Written by your AI service.' : 'No connection: written on this device, without AI.'
}
