import type { ReactNode } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import type { Provider } from '#db/model/key.ts'
import { KeyCard, type PlaceFieldsProps } from './KeyCard.tsx'
import { useKeys, whyNot } from './keys.ts'

/** The person's keys of services: to enter, to identify by their last characters, and to remove. */
export function ApiKeys() {
  const { data, error } = useKeys()
  const offline = useConnection() === 'offline'
  if (!data) return error ? <Banner tone="warn">{whyNot(error)}</Banner> : <SkeletonList rows={2} />
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {offline && (
        <Banner className="lg:col-span-2">
          Saving or removing a key needs a connection. This is what was known when there was one.
        </Banner>
      )}
      {data.map((stored) => (
        <KeyCard key={stored.provider} stored={stored} {...services[stored.provider]} />
      ))}
    </div>
  )
}

const services: Record<
  Provider,
  { title: string; text: string; PlaceFields?: (props: PlaceFieldsProps) => ReactNode }
> = {
  openai: {
    title: 'AI provider',
    text: 'Required for AI lead generation and email content. Rove works without: suggestions then come from its directory, drafts from templates.',
    PlaceFields: AiFields,
  },
  hunter: {
    title: 'Hunter',
    text: 'Finds the contacts of a company. Rove works without: contacts then come from the companies’ own public pages.',
  },
}

/** The OpenAI-compatible service, and the model to use. */
function AiFields({ stored, errors }: PlaceFieldsProps) {
  return (
    <>
      <TextField
        label="Base URL"
        name="baseUrl"
        type="url"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        placeholder="https://api.openai.com/v1"
        hint="Of OpenAI or any service that speaks its language, such as OpenRouter"
        optional
        defaultValue={stored.baseUrl}
        error={errors.baseUrl}
      />
      <TextField
        label="Model"
        name="model"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="gpt-4o-mini"
        optional
        defaultValue={stored.model}
        error={errors.model}
      />
    </>
  )
}
