import { type Lead, leadCompanySizes, leadStatuses } from '#db/model/entities/lead.ts'

const option = (value: string) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })

/** The statuses to choose from; a lead without one keeps having none, which reads "New". */
export const statusOptions = (current: Lead['status']) =>
  [...leadStatuses, 'approved']
    .map(option)
    .map((each) => (current === '' && each.value === 'new' ? { ...each, value: '' } : each))

/** The company sizes to choose from, with the current one where it came in other words. */
export function companySizeOptions(current: string) {
  const known = leadCompanySizes.some((size) => size === current)
  return [...leadCompanySizes, ...(known || !current ? [] : [current])].map((value) => ({
    value,
    label: value,
  }))
}
