import type { Change } from '#db/device/mutate.ts'
import { newId } from '#db/model/id.ts'

const TOWNS = ['Oslo', 'Bergen', 'Kassel', 'Lyon', 'Bristol', 'Porto', 'Turku']

/** What makes that many leads, as the list of a trade fair has them. */
export function* newLeads(count: number): Generator<Change> {
  for (let n = 0; n < count; n++) {
    const town = TOWNS[n % TOWNS.length] ?? ''
    const fields = {
      fullName: `Nora Lie ${n}`,
      email: `nora.lie-${n}@company-${n % 9_000}.example`,
      phoneNumber: `+47 22 ${String(n).padStart(6, '0')}`,
      company: `Company ${n % 9_000} of ${town}`,
      position: 'Head of Purchasing',
      industry: 'Food production',
      companySize: '51-200',
      companyUrl: `https://company-${n % 9_000}.example`,
      address: `Storgata ${n % 200}, ${town}`,
      notes: 'Met at the fair. Wants a quote for two lines by May.',
    }
    yield { name: 'lead.create', args: { id: newId(), fields } }
  }
}
