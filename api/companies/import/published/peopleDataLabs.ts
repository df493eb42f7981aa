import { type Publication, titleCased } from './publication.ts'

/** The free company data set of People Data Labs, which is all in lower case. */
export const peopleDataLabs: Publication = {
  name: 'People Data Labs',
  isLaidOut: (has) => ['founded', 'industry', 'linkedin_url', 'locality', 'name', 'size'].every(has),
  read: (cell) => ({
    name: titleCased(cell('name')),
    website: cell('website'),
    industry: cell('industry'),
    size: cell('size'),
    city: titleCased(cell('locality')),
    region: titleCased(cell('region')),
    country: cell('country'),
  }),
}
