import { met, type Part, partly } from './requirement.ts'

export const accessControl: readonly Part[] = [
  {
    chapter: 4,
    title: 'Access control',
    level: 1,
    requirements: [
      met(
        '4.1.1',
        'enforced on the server',
        'guards before every route; every change is checked again in its transaction',
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
        ['tests/api/access.test.ts', 'nobody', '%s answers 401 without a session, unless it is public'],
        [
          'tests/api/access.test.ts',
          'a push by a member of another team',
          'in the owner’s team is forbidden',
        ],
      ),
      met(
        '4.1.2',
        'people can’t change what their rights are derived from',
        'roles and teams are read from the store at each call; a person who is removed or demoted keeps no link or invitation',
        ['tests/api/security.test.ts', 'what is sent', 'sets no field that is not the person’s to set'],
        [
          'tests/api/members.test.ts',
          'someone is removed',
          'and finds neither the team nor its rows any more, on the phone either',
        ],
        [
          'tests/api/invitations.test.ts',
          'whoever is trusted no more',
          'and %s has no way back: not the link, no invitation of theirs or to them',
        ],
      ),
      met(
        '4.1.3',
        'least privilege',
        'a table of permissions for each call; a call without a row fails the test',
        ['tests/api/routes.test.ts', 'every call has a row in the table, and every row a call'],
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
      ),
      met(
        '4.1.5',
        'fails closed',
        'every call that is not listed as public answers 401, including unknown ones',
        ['tests/api/access.test.ts', 'nobody', '%s answers 401 without a session, unless it is public'],
        ['tests/api/access.test.ts', 'nobody', 'learns nothing about calls that do not exist'],
      ),
      met(
        '4.2.1',
        'no access by another’s id',
        'every call and every change is tried with another team’s ids: 404 or refused, and nothing changes',
        ['tests/api/access.test.ts', 'a member of another team', 'every call with an id is in this table'],
        [
          'tests/api/access.test.ts',
          'a member of another team',
          'GET /api/%s shows none of the owner’s rows',
        ],
        [
          'tests/api/access.test.ts',
          'a push by a member of another team',
          'in the owner’s team is forbidden',
        ],
      ),
      met(
        '4.2.2',
        'forged calls',
        'Sec-Fetch-Site, otherwise Origin, is checked on everything that writes, including sign-in; also SameSite',
        [
          'tests/api/security.test.ts',
          'a call with a person’s cookie',
          '%s %s (%s) from another site’s page is refused',
        ],
        [
          'tests/api/security.test.ts',
          'the session’s cookie',
          'is for this server alone: no script reads it, no other site’s form sends it',
        ],
      ),
      met(
        '4.3.1',
        'second factor for administration',
        'a team can require a second factor from its owner and admins, as docs/security.md recommends; erasing and deleting require it again; the operator’s commands run on the server, and metrics have a separate port or token',
        [
          'tests/sync/withheld.test.ts',
          'a team that asks its owner and admins for a second factor',
          'lets nobody lead it without one, and leaves its members as they are',
        ],
        [
          'tests/api/factors.test.ts',
          'what can not be undone',
          'asks for a second factor where there is one, not older than ten minutes, and the password is none',
        ],
        [
          'tests/api/metrics.test.ts',
          'they are for who has the token, and nowhere unless that is configured',
        ],
      ),
      met(
        '4.3.2',
        'no listing of folders, no hidden files',
        'only built files are served; names that begin with a dot are not found',
        ['tests/api/security.test.ts', 'a browser is told', '%s is no file of the app'],
      ),
    ],
  },
  {
    chapter: 4,
    title: 'Access control',
    level: 2,
    requirements: [
      partly(
        '4.3.3',
        'further checks for sensitive actions',
        'deleting a team requires typing its name and can be undone for 30 days; no second person has to confirm',
      ),
    ],
  },
]
