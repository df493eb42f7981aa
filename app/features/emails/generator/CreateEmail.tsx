import { PageHeader } from '#app/ui/PageHeader.tsx'
import { EmailCreator, type EmailCreatorProps } from './EmailCreator.tsx'

/** The screen for choosing a lead and writing an email. */
export function CreateEmail(props: EmailCreatorProps) {
  return (
    <>
      <PageHeader
        title="Create New Email"
        subtitle={props.leadId === undefined && 'Pick a lead: a first draft needs no signal'}
      />
      <EmailCreator {...props} />
    </>
  )
}
