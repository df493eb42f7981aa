import { Plus, X } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as v from 'valibot'
import type { Texts } from '#app/data/device/draft.ts'
import { Button } from '#app/ui/Button.tsx'
import { Checkbox } from '#app/ui/Checkbox.tsx'
import { IconButton } from '#app/ui/IconButton.tsx'
import { SelectField } from '#app/ui/SelectField.tsx'
import { TextField } from '#app/ui/TextField.tsx'
import { type Extra, type Lead, MOST, optOutKinds, type Way, wayKinds } from '#db/model/entities/lead.ts'
import { currencies } from './deal.ts'
import { ExtraText, OptOutsText, WaysText } from './furtherForm.ts'
import { optOutWords, wayWords } from './furtherWords.ts'

interface LeadFurtherProps {
  lead: Lead
  /** The initial content of the fields. */
  values: Texts
  errors: Readonly<Record<string, string>>
}

/** The fields that few leads have: further contact data, tags, wishes not to be contacted, a deal, columns of a file. */
export function LeadFurther({ lead, values, errors }: LeadFurtherProps) {
  const field = (name: string) => ({
    name,
    defaultValue: values[name] ?? '',
    error: errors[name],
    autoComplete: 'off',
  })
  return (
    <div className="grid gap-4">
      <Ways start={valueIn(WaysText, values.ways) ?? lead.ways} />
      <TextField label="Tags" {...field('tags')} hint="Separated by commas" enterKeyHint="next" />
      <TextField
        label="Visit every … weeks"
        {...field('rhythmWeeks')}
        inputMode="numeric"
        hint="Empty for no rhythm"
        enterKeyHint="next"
      />
      <OptOuts start={valueIn(OptOutsText, values.optOuts) ?? lead.optOuts} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-4">
        <TextField label="Deal value" {...field('dealValue')} inputMode="decimal" enterKeyHint="next" />
        <SelectField
          label="Currency"
          {...field('dealCurrency')}
          options={currencyOptions(values.dealCurrency ?? '')}
          placeholder="None"
        />
        <TextField label="Expected month" {...field('dealMonth')} type="month" placeholder="2027-03" />
      </div>
      <Extras start={valueIn(ExtraText, values.extra) ?? lead.extra} />
    </div>
  )
}

function valueIn<T>(schema: v.GenericSchema<string, T>, text: string | undefined): T | undefined {
  const read = v.safeParse(schema, text)
  return read.success ? read.output : undefined
}

const currencyOptions = (current: string) =>
  [...new Set([...currencies, current])].filter(Boolean).map((code) => ({ value: code, label: code }))

/** A list of the form: a hidden field holds it as JSON, without items whose value is empty. */
function useListField<Item extends { value: string }>(start: readonly Item[]) {
  const hidden = useRef<HTMLInputElement>(null)
  const items = useRef<readonly (Item | undefined)[]>(start)
  return {
    hidden,
    /** The item as it is now; undefined for a new or a removed one. */
    item: (at: number) => items.current[at],
    /** Changes an item while somebody types; undefined removes it. */
    set: (at: number, item: Item | undefined) => {
      const all = [...items.current]
      all[at] = item
      items.current = all
      if (hidden.current) hidden.current.value = JSON.stringify(all.filter((one) => one?.value.trim()))
    },
    /** Tells the form about a change that was not typed, so that it is kept as a draft. */
    tell: () => hidden.current?.dispatchEvent(new Event('input', { bubbles: true })),
  }
}

const Hidden = ({
  name,
  start,
  of,
}: {
  name: string
  start: unknown
  of: RefObject<HTMLInputElement | null>
}) => <input ref={of} type="hidden" name={name} defaultValue={JSON.stringify(start)} />

const PAIR = 'grid grid-cols-[minmax(6.5rem,auto)_minmax(0,1fr)_auto] items-end gap-2'

function Ways({ start }: { start: readonly Way[] }) {
  const [first] = useState(start)
  const [shown, setShown] = useState(() => first.map((_, at) => at))
  const { hidden, item, set, tell } = useListField<Way>(first)
  const change = (at: number, next: Partial<Way>) => set(at, { ...blankWay, ...item(at), ...next })
  const add = () => setShown([...shown, Math.max(-1, ...shown, first.length - 1) + 1])
  const remove = (at: number) => {
    flushSync(() => setShown(shown.filter((other) => other !== at)))
    set(at, undefined)
    tell()
  }
  return (
    <Group label="Further contact data">
      <Hidden name="ways" start={first} of={hidden} />
      {shown.map((at, row) => (
        <div key={at} className={PAIR}>
          <SelectField
            label={`Kind of further contact ${row + 1}`}
            hideLabel
            defaultValue={first[at]?.kind ?? blankWay.kind}
            options={wayKinds.map((kind) => ({ value: kind, label: wayWords[kind] }))}
            onChange={(event) =>
              change(at, { kind: wayKinds.find((kind) => kind === event.target.value) ?? 'other' })
            }
          />
          <TextField
            label={`Further contact ${row + 1}`}
            hideLabel
            defaultValue={first[at]?.value ?? ''}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={500}
            onChange={(event) => change(at, { value: event.target.value })}
          />
          <IconButton label={`Remove further contact ${row + 1}`} icon={<X />} onClick={() => remove(at)} />
        </div>
      ))}
      {shown.length < MOST.ways && (
        <Button variant="ghost" icon={<Plus />} className="justify-self-start" onClick={add}>
          Add contact data
        </Button>
      )}
    </Group>
  )
}

const blankWay: Way = { kind: 'phone', value: '', label: '', source: '' }

function OptOuts({ start }: { start: readonly Lead['optOuts'][number][] }) {
  const [chosen, setChosen] = useState(start)
  const hidden = useRef<HTMLInputElement>(null)
  const toggle = (kind: (typeof optOutKinds)[number], isChosen: boolean) => {
    flushSync(() =>
      setChosen(optOutKinds.filter((other) => (other === kind ? isChosen : chosen.includes(other)))),
    )
    hidden.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <Group label="Do not contact">
      <input ref={hidden} type="hidden" name="optOuts" value={chosen.join(', ')} readOnly />
      <div className="flex flex-wrap gap-x-6">
        {optOutKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={optOutWords[kind]}
            checked={chosen.includes(kind)}
            onCheckedChange={(isChosen) => toggle(kind, isChosen)}
          />
        ))}
      </div>
    </Group>
  )
}

function Extras({ start }: { start: readonly Extra[] }) {
  const [first] = useState(start)
  const { hidden, set } = useListField<Extra>(first)
  return (
    <>
      <Hidden name="extra" start={first} of={hidden} />
      {first.map(({ name, value }, at) => (
        <TextField
          // Two columns of a file may have the same name.
          key={`${name}: ${value}`}
          label={name}
          defaultValue={value}
          autoComplete="off"
          maxLength={500}
          onChange={({ target }) => set(at, { name, value: target.value })}
        />
      ))}
    </>
  )
}

const Group = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 font-medium text-sm">{label}</legend>
    {children}
  </fieldset>
)
