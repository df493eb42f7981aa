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
        'what rights follow from can’t be changed by people',
        'roles and teams are read from the store at each call; who is removed or demoted keeps no link or invitation',
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
        'a table of who may make each call; a call without a row fails the test',
        ['tests/api/routes.test.ts', 'every call has a row in the table, and every row a call'],
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
      ),
      met(
        '4.1.5',
        'fails closed',
        'what is not named public answers 401, unknown calls too',
        ['tests/api/access.test.ts', 'nobody', '%s answers 401 without a session, unless it is public'],
        ['tests/api/access.test.ts', 'nobody', 'learns nothing about calls that do not exist'],
      ),
      met(
        '4.2.1',
        'no access by another’s id',
        'every call and every change with another team’s ids: 404 or refused, and nothing changed',
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
        'Sec-Fetch-Site, else Origin, on everything that writes, sign-in included; SameSite besides',
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
        'a team can ask its owner and admins for a second factor, which docs/security.md asks for; erasing and deleting want a fresh one; the operator’s commands run on the server, and metrics have a port or a token of their own',
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
        'the built files alone; names that begin with a dot are not found',
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
        'further checks for what is worth more',
        'deleting a team asks for its name and can be undone for 30 days; no second person is asked',
      ),
    ],
  },
]
