import { useState } from 'react'
import { fold } from '#app/data/rows/searched.ts'
import { valueShown } from '#app/entities/field.ts'
import type { Choice, Counts } from '#app/entities/lead/list/counts.ts'
import { type LeadQuery, lastContacts, matches, toggled, withChoice } from '#app/entities/lead/list/query.ts'
import { Chip } from '#app/ui/Chip.tsx'
import { SearchBox } from '#app/ui/SearchBox.tsx'
import { leadStatuses } from '#db/model/entities/lead.ts'
import { Choices } from './Choices.tsx'
import { DistanceChoices } from './DistanceChoices.tsx'
import {
  type FilterNames,
  isChosen,
  lastContactName,
  matchNames,
  NO_OWNER,
  singleKeys,
  singles,
} from './names.ts'

interface FilterChoicesProps extends FilterNames {
  query: LeadQuery
  onQuery: (query: LeadQuery) => void
  /** Undefined while leads are being counted. */
  counts: Counts | undefined
}

/** All filters, with the number of leads that each would show beside the others that are set. */
export function FilterChoices({ query, onQuery, products, owners, counts }: FilterChoicesProps) {
  const choose = (key: 'status' | 'match' | 'product' | 'owner', value: string | number) => (on: boolean) =>
    onQuery(withChoice(query, key, value, on))
  return (
    <>
      <Choices label="Whom to see">
        {singleKeys.map((key) => (
          <Chip
            key={key}
            pressed={query[key] ?? false}
            count={counts?.[key]}
            onPress={() => onQuery(toggled(query, key))}
          >
            {singles[key].name}
          </Chip>
        ))}
        <ul className="w-full text-muted text-sm">
          {singleKeys.map((key) => (
            <li key={key}>{singles[key].about}</li>
          ))}
        </ul>
      </Choices>
      {owners && (
        <Choices label="Owner">
          {[...owners.ids, 'nobody' as const].map((id) => (
            <Chip
              key={id}
              pressed={query.owner?.includes(id) ?? false}
              count={counts && (counts.owner.get(id) ?? 0)}
              onPress={choose('owner', id)}
            >
              {id === 'nobody' ? NO_OWNER : owners.names.get(id)}
            </Chip>
          ))}
        </Choices>
      )}
      <Choices label="Status">
        {leadStatuses.map((status) => (
          <Chip
            key={status}
            pressed={query.status?.includes(status) ?? false}
            count={counts && (counts.status.get(status) ?? 0)}
            onPress={choose('status', status)}
          >
            {valueShown('status', status)}
          </Chip>
        ))}
      </Choices>
      <Choices label="Last contact">
        {lastContacts.map((lastContact) => (
          <Chip
            key={lastContact}
            pressed={query.lastContact === lastContact}
            count={counts && (counts.lastContact.get(lastContact) ?? 0)}
            onPress={(on) => onQuery({ ...query, lastContact: on ? lastContact : undefined })}
          >
            {lastContactName(lastContact)}
          </Chip>
        ))}
      </Choices>
      <Choices label="Match">
        {matches.map((match) => (
          <Chip
            key={match}
            pressed={query.match?.includes(match) ?? false}
            count={counts && (counts.match.get(match) ?? 0)}
            onPress={choose('match', match)}
          >
            {matchNames[match]}
          </Chip>
        ))}
      </Choices>
      <DistanceChoices query={query} onQuery={onQuery} counts={counts} />
      {products.size > 0 && (
        <Choices label="Product">
          {[...products.values()].map(({ id, name }) => (
            <Chip
              key={id}
              pressed={query.product?.includes(id) ?? false}
              count={counts && (counts.product.get(id) ?? 0)}
              onPress={choose('product', id)}
            >
              {name}
            </Chip>
          ))}
        </Choices>
      )}
      <TextChoices label="City" kind="city" all={counts?.cities} query={query} onQuery={onQuery} />
      <TextChoices
        label="Industry"
        kind="industry"
        all={counts?.industries}
        query={query}
        onQuery={onQuery}
      />
    </>
  )
}

/** If there are many values, this many of the most frequent are shown; the others are found by typing. */
const SHOWN = 8

interface TextChoicesProps extends Pick<FilterChoicesProps, 'query' | 'onQuery'> {
  label: string
  kind: 'city' | 'industry'
  /** Undefined while leads are being counted. */
  all: readonly Choice[] | undefined
}

function TextChoices({ label, kind, all, query, onQuery }: TextChoicesProps) {
  const [sought, setSought] = useState('')
  const chosen = query[kind] ?? []
  const known = all ?? []
  const gone = chosen.filter((value) => !known.some((one) => fold(one.value) === fold(value)))
  const found = known.filter(({ value }) => fold(value).includes(fold(sought.trim())))
  const shown = found.filter(({ value }, at) => at < SHOWN || isChosen(chosen, value))
  const rest = found.length - shown.length
  if (all?.length === 0 && chosen.length === 0) return null
  return (
    <Choices label={label}>
      {known.length > SHOWN && (
        <SearchBox
          label={`Find a ${label.toLowerCase()}`}
          value={sought}
          onValueChange={setSought}
          className="w-full"
        />
      )}
      {[...gone.map((value) => ({ value, count: undefined })), ...shown].map(({ value, count }) => (
        <Chip
          key={fold(value)}
          pressed={isChosen(chosen, value)}
          count={count}
          onPress={(on) => {
            const others = chosen.filter((one) => fold(one) !== fold(value))
            onQuery(withChoice({ ...query, [kind]: others }, kind, value, on))
          }}
        >
          {value}
        </Chip>
      ))}
      {!all && <p className="text-muted text-sm">Counting…</p>}
      {rest > 0 && <p className="w-full text-muted text-sm">{rest} more, found by typing.</p>}
    </Choices>
  )
}
