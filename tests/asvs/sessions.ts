import { met, type Part, partly, without } from './requirement.ts'

export const sessions: readonly Part[] = [
  {
    chapter: 3,
    title: 'Sessions',
    level: 1,
    requirements: [
      met(
        '3.1.1',
        'no session in addresses',
        'only a cookie',
        [
          'tests/api/security.test.ts',
          'the session’s cookie',
          'is for this server alone: no script reads it, no other site’s form sends it',
        ],
        [
          'tests/api/log.test.ts',
          'a session leaves no password, cookie, address, name, text or token in the log, however much is logged',
        ],
      ),
      met('3.2.1', 'new session at sign-in', 'the browser’s previous session ends', [
        'tests/api/accounts.test.ts',
        'the signed-in devices',
        'hold one session each: signing in again takes the place of the one before',
      ]),
      met('3.2.2', '64 bits of entropy', '200 bits from the system’s generator', [
        'tests/api/password-rules.test.ts',
        'a session is 200 random bits, and no two are alike',
      ]),
      met('3.2.3', 'kept safely in the browser', 'HttpOnly cookie; no script can read it', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'is for this server alone: no script reads it, no other site’s form sends it',
      ]),
      met('3.3.1', 'signing out and expiry end it', 'the row is deleted; an expired one is not accepted', [
        'tests/api/security.test.ts',
        'a session',
        'that ended or ran out is nobody’s, whoever kept its cookie',
      ]),
      partly(
        '3.3.2',
        'sign in again after 30 days',
        'after 30 days without use, and after 90 days in any case',
      ),
      met('3.4.1', 'Secure', 'behind TLS; over plain HTTP on localhost it could not be set', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'goes over TLS alone where a trusted proxy says that it came so, and the browser is to keep to it',
      ]),
      met('3.4.2', 'HttpOnly', '', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'is for this server alone: no script reads it, no other site’s form sends it',
      ]),
      met('3.4.3', 'SameSite', 'Lax', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'is for this server alone: no script reads it, no other site’s form sends it',
      ]),
      met('3.4.4', '`__Host-` prefix', 'over TLS; over plain HTTP on localhost browsers would refuse it', [
        'tests/api/sessions.test.ts',
        'over TLS',
        'the cookie has the name that no other host can set, and opens the session by that name alone',
      ]),
      met('3.4.5', 'precise path', 'Rove has its own host; the path is /', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'is for this server alone: no script reads it, no other site’s form sends it',
      ]),
      met(
        '3.7.1',
        'full session for what matters',
        'a new password, email address or username requires the current password; factors, downloads, erasing and deleting an account require a factor or the password again, which is valid for ten minutes',
        [
          'tests/api/factors.test.ts',
          'what can not be undone',
          'asks for a second factor where there is one, not older than ten minutes, and the password is none',
        ],
        [
          'tests/api/accounts.test.ts',
          'a new password',
          'needs the current one, and changes nothing without it',
        ],
        [
          'tests/api/factors.test.ts',
          'changing how one signs in',
          'needs a factor where there is one: the password alone neither takes it away nor adds another',
        ],
      ),
    ],
  },
  {
    chapter: 3,
    title: 'Sessions',
    level: 2,
    requirements: [
      met(
        '3.2.4',
        'approved generator',
        'Web Crypto',
        ['tests/api/password-rules.test.ts', 'a session is 200 random bits, and no two are alike'],
        ['tests/asvs/sources.test.ts', 'what must not be guessed is never drawn by Math.random'],
      ),
      met(
        '3.3.3',
        'a new password ends other sessions',
        'always',
        [
          'tests/api/accounts.test.ts',
          'a new password',
          'ends what is signed in elsewhere, and keeps this browser',
        ],
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'sets a new one once, ends all that was signed in, and signs in',
        ],
        [
          'tests/api/factors.test.ts',
          'a second step that was begun',
          'ends with a new password, however that was set',
        ],
      ),
      partly(
        '3.3.4',
        'sessions can be seen and ended',
        'in Settings, one by one or all at once; the password is not asked for again',
      ),
      without('3.5.1', 'OAuth tokens', 'there are no OAuth tokens'),
      met(
        '3.5.2',
        'sessions, not static keys',
        'the API only accepts sessions',
        ['tests/api/access.test.ts', 'nobody', '%s answers 401 without a session, unless it is public'],
        ['tests/api/access.test.ts', 'nobody', 'the public calls are these few'],
      ),
      without('3.5.3', 'stateless tokens', 'there are no stateless tokens'),
    ],
  },
]
