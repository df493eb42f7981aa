import { Send } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type Ref, useState } from 'react'
import { Button } from '#app/ui/Button.tsx'
import { controlClass } from '#app/ui/controlClass.ts'
import { Tooltip } from '#app/ui/Tooltip.tsx'
import { MOST_QUESTION_CHARS } from '#db/help/question.ts'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  waiting: boolean
  /** @returns whether it was sent */
  onSend: (text: string) => boolean
}

/** The field for a message: Enter sends it, Shift+Enter inserts a line break. */
export function Composer({ ref, waiting, onSend }: ComposerProps) {
  const [text, setText] = useState('')
  const send = () => {
    if (onSend(text)) setText('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  return (
    <form
      onSubmit={submit}
      className="flex shrink-0 items-end gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <textarea
        ref={ref}
        aria-label="Your message"
        placeholder="Ask about Rove"
        rows={1}
        maxLength={MOST_QUESTION_CHARS}
        autoComplete="off"
        autoCapitalize="sentences"
        enterKeyHint="send"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className={`${controlClass} field-sizing-content max-h-32 min-h-11 resize-none`}
      />
      <Tooltip text="Send">
        <Button
          type="submit"
          aria-label="Send"
          icon={<Send aria-hidden />}
          disabled={waiting || !text.trim()}
          className="h-11"
        />
      </Tooltip>
    </form>
  )
}
