import { lazy, Suspense } from 'react'
import { useConnection } from '#app/data/useConnection.ts'
import { useFactors, whyNot } from '#app/entities/proof.ts'
import { Banner } from '#app/ui/Banner.tsx'
import { Card } from '#app/ui/Card.tsx'
import { SkeletonList } from '#app/ui/SkeletonList.tsx'

const FactorList = lazy(() => import('./FactorList.tsx').then((part) => ({ default: part.FactorList })))

/** The settings of two-step sign-in (docs/two-step.md). */
export function TwoStep() {
  const { data, error } = useFactors()
  const offline = useConnection() === 'offline'
  return (
    <Card
      title="Two-step sign-in"
      text="Beside your password, something that only you have: a code of an app, or a passkey."
    >
      {offline && (
        <Banner className="mb-2">Changing it needs a connection. What is on this device stays.</Banner>
      )}
      {!data && (error ? <Banner tone="warn">{whyNot(error)}</Banner> : <SkeletonList rows={2} />)}
      {data && (
        <Suspense fallback={<SkeletonList rows={2} />}>
          <FactorList factors={data} />
        </Suspense>
      )}
    </Card>
  )
}
