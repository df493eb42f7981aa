import { capitalised, type Publication } from './publication.ts'

/** The free company data set of People Data Labs, which writes all in small letters. */
export const peopleDataLabs: Publication = {
  name: 'People Data Labs',
  isLaidOut: (has) => ['founded', 'industry', 'linkedin_url', 'locality', 'name', 'size'].every(has),
  read: (cell) => ({
    name: capitalised(cell('name')),
    website: cell('website'),
    industry: cell('industry'),
    size: cell('size'),
    city: capitalised(cell('locality')),
    region: capitalised(cell('region')),
    country: cell('country'),
  }),
}
