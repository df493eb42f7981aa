import { type FormEvent, useState } from 'react'
import { languageShown } from '#app/entities/email/choices.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Product } from '#db/model/entities/product.ts'

/** The longest line that is asked for; a letter quotes one sentence. */
const LONGEST = 200

interface SayInLanguageProps {
  product: Product
  /** The language of the letter, an ISO 639-1 code. */
  language: string
  busy: boolean
  onSaid: (text: string) => void
}

/** Asks what a product is, in the language of a letter in which nothing is known of the product but its name. */
export function SayInLanguage({ product, language, busy, onSaid }: SayInLanguageProps) {
  const [text, setText] = useState('')
  const shown = languageShown(language)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') onSaid(text)
  }
  return (
    <Card className="mb-3 max-sm:p-3">
      <form onSubmit={submit} className="grid gap-3 sm:flex sm:items-end">
        <TextField
          label={`What is ${product.name}, in ${shown}?`}
          hint={`One sentence, as you would say it. Letters in ${shown} use it from now on.`}
          value={text}
          lang={language}
          maxLength={LONGEST}
          enterKeyHint="done"
          autoComplete="off"
          className="min-w-0 flex-1"
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary" busy={busy} disabled={text.trim() === ''}>
          Use it
        </Button>
      </form>
    </Card>
  )
}
