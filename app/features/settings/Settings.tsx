import { useState } from 'react'
import { PageHeader } from '#app/ui/PageHeader.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { ApiKeys } from './ApiKeys.tsx'

const tabs = [{ value: 'api-keys', label: 'API Keys', content: <ApiKeys /> }]

/** What is the person's own (SPEC.md section 2, Settings). */
export function Settings() {
  const [tab, setTab] = useState('api-keys')
  return (
    <>
      <PageHeader title="User Settings" subtitle="What is yours, in every team" />
      <Tabs label="User Settings" tabs={tabs} value={tab} onValueChange={setTab} />
    </>
  )
}
