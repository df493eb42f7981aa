import { lazy, Suspense } from 'react'
import { useRows } from '#app/data/workspace.tsx'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { useAtHand } from '#app/ui/useAtHand.ts'
import { EmailsTab } from './EmailsTab.tsx'

const load = () => import('./generator/EmailCreator.tsx')
// Writing needs much that a list of emails does not.
const EmailCreator = lazy(() => load().then((part) => ({ default: part.EmailCreator })))

export interface MyEmailsProps {
  /** The tab in the address; an unknown one opens the emails. */
  tab: string | undefined
  onTabChange: (tab: string) => void
  /** Whether only unsent emails are shown, or only the person's own; and the callback that ends this filter. */
  unsent: boolean | 'mine'
  onUnsentEnd: () => void
  /** The lead of the Create tab; undefined until one is chosen. */
  leadId: number | undefined
  onChooseLead: (leadId: number | undefined) => void
  onOpenEmail: (id: number) => void
}

/** The team's emails, the generator and the templates. */
export function MyEmails(props: MyEmailsProps) {
  const { tab, onTabChange, unsent, onUnsentEnd, leadId, onChooseLead, onOpenEmail } = props
  const emails = useRows('emails')
  useAtHand(load)
  const tabs = [
    {
      value: 'create',
      label: 'Create',
      content: (
        <Suspense fallback={<SkeletonList rows={8} />}>
          <EmailCreator leadId={leadId} onChoose={onChooseLead} />
        </Suspense>
      ),
    },
    {
      value: 'emails',
      label: 'Emails',
      content: (
        <>
          <EmailsTab onOpen={onOpenEmail} unsent={unsent} onUnsentEnd={onUnsentEnd} />
          <p className="mt-4 text-center text-muted text-sm">Campaigns and Analytics: Coming Soon</p>
        </>
      ),
    },
  ]
  const open = tabs.some(({ value }) => value === tab) ? tab : undefined
  return (
    <>
      {/* On a phone the tabs replace the title. */}
      <div className="max-md:sr-only">
        <PageHeader title="My Emails" subtitle={emails && counted(emails)} />
      </div>
      <Tabs
        label="My Emails"
        tabs={tabs}
        value={open ?? 'emails'}
        onValueChange={onTabChange}
        className="mb-4 max-md:-mx-4 max-md:-mt-2 max-md:mb-2 max-md:px-2"
      />
    </>
  )
}

function counted(emails: readonly { template: boolean }[]): string {
  const templates = emails.filter(({ template }) => template).length
  const others = emails.length - templates
  const all = `${others} ${others === 1 ? 'email' : 'emails'}`
  return templates === 0 ? all : `${all}, ${templates} ${templates === 1 ? 'template' : 'templates'}`
}
