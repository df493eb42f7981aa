import { met, type Part, partly, without } from './requirement.ts'

export const api: readonly Part[] = [
  {
    chapter: 13,
    title: 'API',
    level: 1,
    requirements: [
      met(
        '13.1.1',
        'one parser of addresses',
        'WHATWG URL, and the check when connecting',
        [
          'api/net/httpClient.test.ts',
          'an address that is not on the public web is never called',
          'by a name that leads to %s',
        ],
        [
          'api/net/httpClient.test.ts',
          'a name that changes its answer',
          'is looked up once for a connection, which goes to what was checked',
        ],
      ),
      partly(
        '13.1.3',
        'no secrets in addresses of the API',
        'invitation tokens are in the path of their calls; the log only has the pattern',
      ),
      met(
        '13.2.1',
        'methods fit the person',
        '',
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
        ['tests/api/security.test.ts', 'what is sent', 'by %s, which nobody uses there, is not found'],
      ),
      met(
        '13.2.2',
        'schemas before anything else',
        '',
        ['tests/fuzz/calls.test.ts', 'every call that takes JSON is in the table'],
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
      ),
      met('13.2.3', 'REST and forged calls', 'as 4.2.2', [
        'tests/api/security.test.ts',
        'a call with a person’s cookie',
        '%s %s (%s) from another site’s page is refused',
      ]),
      without('13.3.1', 'SOAP', 'there is no SOAP'),
    ],
  },
  {
    chapter: 13,
    title: 'API',
    level: 2,
    requirements: [
      met(
        '13.1.4',
        'access by address and by row',
        'the guard before the call, and the check of the row in its transaction',
        ['tests/api/routes.test.ts', 'a call', '$call is for $who'],
        [
          'tests/api/access.test.ts',
          'a push by a member of another team',
          'in the owner’s team is forbidden',
        ],
      ),
      met('13.1.5', 'other types of content are refused', '400 or 415', [
        'tests/fuzz/calls.test.ts',
        'a body that does not fit is refused in a sentence, and changes nothing',
        '%s',
      ]),
      met('13.2.5', 'Content-Type is checked', 'as 13.1.5', [
        'tests/fuzz/calls.test.ts',
        'a body that does not fit is refused in a sentence, and changes nothing',
        '%s',
      ]),
      met('13.2.6', 'payloads are not changed on the way', 'TLS', [
        'tests/api/security.test.ts',
        'the session’s cookie',
        'goes over TLS alone where a trusted proxy says that it came so, and the browser is to keep to it',
      ]),
      without('13.3.2', 'WS-Security', 'there is no SOAP'),
      without('13.4.1', 'GraphQL: depth', 'no GraphQL'),
      without('13.4.2', 'GraphQL: access', 'no GraphQL'),
    ],
  },
]
