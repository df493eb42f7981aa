import * as v from 'valibot'
import { line } from './schema.ts'

/** An email address. Unlike v.email it allows internationalised domains (xn--bckerei-5wa.de). */
export const EmailAddress = v.pipe(
  line(200),
  v.regex(
    /^[\w+-]+(?:\.[\w+-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i,
    'Please enter a valid email address',
  ),
)
