import type { SelectOption } from '#app/ui/SelectField.tsx'
import { sortedByName } from '#db/model/order.ts'

/** The countries that are offered for numbers without a country code. */
const codes =
  'AT AU BE BG BR CA CH CN CY CZ DE DK EE ES FI FR GB GR HR HU IE IN IS IT JP KR LI LT LU LV MT MX NL NO NZ PL PT RO RS SE SI SK TR UA US ZA'.split(
    ' ',
  )

/** The countries by their English names. @param current a further country, if it is not among them */
export function countryOptions(current: string): SelectOption[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  const options = [...new Set([...codes, current])].map((value) => ({
    value,
    label: names.of(value) ?? value,
  }))
  return sortedByName(options, ({ label }) => label)
}
