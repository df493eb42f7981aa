import * as v from 'valibot'

const MESSAGE = 'Please enter whole minutes, up to 600'

/** A number of minutes in a form. */
export const MinutesText = v.pipe(
  v.string(),
  v.regex(/^\s*\d{1,3}\s*$/, MESSAGE),
  v.transform(Number),
  v.maxValue(600, MESSAGE),
)
