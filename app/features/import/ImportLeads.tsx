import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { Banner } from '#app/ui/Banner.tsx'
import { Button } from '#app/ui/Button.tsx'
import { buttonClass } from '#app/ui/buttonClass.ts'
import { Card } from '#app/ui/Card.tsx'
import { grouped } from '#app/ui/grouped.ts'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Skeleton } from '#app/ui/Skeleton.tsx'
import { Counts, HeldRows } from './Checked.tsx'
import { ChooseSource } from './ChooseSource.tsx'
import { Columns } from './Columns.tsx'
import { Imports } from './Imports.tsx'
import { UnfinishedImport } from './UnfinishedImport.tsx'
import { useLeadImport } from './useLeadImport.ts'

/** Brings a list of leads into the team: choose a file, look at its columns, check all rows, import. Works offline. */
export function ImportLeads() {
  const work = useLeadImport()
  const { stage } = work
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <PageHeader title="Import Leads" subtitle="Your list, whole, once, and without doubles" />
      {stage.at === 'choosing' && (
        <>
          {stage.problem && <Banner tone="error">{stage.problem}</Banner>}
          <UnfinishedImport onResume={(id) => void work.resume(id)} />
          <ChooseSource onChoose={(source) => void work.choose(source)} />
          <Imports />
        </>
      )}
      {stage.at === 'reading' && <Skeleton className="h-64" />}
      {stage.at === 'columns' && (
        <Columns
          preview={stage.preview}
          plan={stage.plan}
          onPlan={(plan) => work.plan(stage, plan)}
          onRead={(options) => void work.choose(stage.source, options)}
          onBack={work.again}
          onCheck={() => void work.check(stage)}
        />
      )}
      {stage.at === 'checking' && (
        <Progress label="Checking every row" done={stage.done} total={stage.total} onStop={work.stop} />
      )}
      {stage.at === 'checked' && (
        <Card title="Nothing is written yet">
          <Counts result={stage.result} />
          <HeldRows result={stage.result} fileName={stage.source.name} heldFile={work.heldFile} />
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={() => work.back(stage)}>
              Back to the columns
            </Button>
            <Button
              disabled={stage.result.added + stage.result.completed === 0}
              onClick={() => void work.write(stage)}
            >
              {importWords(stage.result.added + stage.result.completed)}
            </Button>
          </div>
        </Card>
      )}
      {stage.at === 'writing' && (
        <Progress label="Importing" done={stage.done} total={stage.total} onStop={work.stop} />
      )}
      {stage.at === 'stopped' && (
        <Card title="The import was stopped" text="What was written so far is in Leads.">
          <Button onClick={work.again}>Go on or undo it</Button>
        </Card>
      )}
      {stage.at === 'done' && (
        <Card title="Imported">
          <Counts result={stage.result} />
          <HeldRows result={stage.result} fileName="leads" heldFile={work.heldFile} />
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={work.again}>
              Import another file
            </Button>
            <Link to="/lead-management" className={buttonClass('primary')}>
              To the leads
            </Link>
          </div>
        </Card>
      )}
    </div>
  )
}

const importWords = (count: number) => `Import ${grouped(count)} ${count === 1 ? 'row' : 'rows'}`

interface ProgressProps {
  label: string
  done: number
  total: number | undefined
  onStop: () => void
}

function Progress({ label, done, total, onStop }: ProgressProps) {
  const id = useId()
  const count = total === undefined ? grouped(done) : `${grouped(done)} of ${grouped(total)}`
  return (
    <Card>
      <div className="grid gap-3">
        <label htmlFor={id} className="font-medium">
          {label}: {count}
        </label>
        <progress
          id={id}
          {...(total !== undefined && { value: done, max: Math.max(1, total) })}
          className="h-2 w-full accent-accent"
        />
        <Button variant="secondary" className="justify-self-end" onClick={onStop}>
          Stop
        </Button>
      </div>
    </Card>
  )
}
