import type { OptOut, Way } from '#db/model/entities/lead.ts'

/** The kinds of a further way to reach somebody, in words. */
export const wayWords: Record<Way['kind'], string> = {
  email: 'Email',
  phone: 'Phone',
  fax: 'Fax',
  site: 'Website',
  profile: 'Profile',
  other: 'Other',
}

/** What a person asked not to get, in words. */
export const optOutWords: Record<OptOut, string> = {
  email: 'No emails',
  phone: 'No calls',
  post: 'No letters',
  all: 'Nothing at all',
}
