import { met, type Part, partly } from './requirement.ts'

export const communication: readonly Part[] = [
  {
    chapter: 9,
    title: 'Communication',
    level: 1,
    requirements: [
      met(
        '9.1.1',
        'TLS everywhere',
        'by the web server before it; HSTS',
        [
          'tests/api/security.test.ts',
          'the session’s cookie',
          'goes over TLS alone where a trusted proxy says that it came so, and the browser is to keep to it',
        ],
        [
          'tests/api/security.test.ts',
          'where it is told by which address people reach Rove',
          'and that is https, cookies go over TLS alone, whoever speaks it',
        ],
      ),
      partly(
        '9.1.2',
        'strong ciphers',
        'up to the web server: both set-ups of docs/internet.md offer only strong ciphers; the operator runs a tool such as testssl.sh, which it names',
        [
          'tests/asvs/documents.test.ts',
          'docs/internet.md and the Caddyfile have the web server speak TLS 1.2 and 1.3 alone, with strong ciphers, and staple',
        ],
      ),
      met(
        '9.1.3',
        'TLS 1.2 and 1.3',
        'up to the web server: both set-ups of docs/internet.md offer only TLS 1.2 and 1.3, as Rove does for its database',
        [
          'tests/asvs/documents.test.ts',
          'docs/internet.md and the Caddyfile have the web server speak TLS 1.2 and 1.3 alone, with strong ciphers, and staple',
        ],
        [
          'db/server/postgres/connection.test.ts',
          'by TLS certificate and name are checked, an address of numbers too',
        ],
      ),
    ],
  },
  {
    chapter: 9,
    title: 'Communication',
    level: 2,
    requirements: [
      met(
        '9.2.1',
        'trusted certificates',
        'Node’s authorities, and for the database the operator’s own if configured; others are never accepted',
        ['tests/asvs/sources.test.ts', 'nothing accepts a certificate that is not trusted'],
        [
          'tests/postgres/tls.test.ts',
          'a certificate of another authority, or for another name, is refused, by the tools too',
        ],
      ),
      partly(
        '9.2.2',
        'everything over TLS',
        'TLS to the database and to services; incoming calls are up to the web server, metrics are served to this machine by default, and companies’ own pages may use http, as they are published',
        [
          'tests/postgres/tls.test.ts',
          'all connections of a server to its database are encrypted, and the tools’ ones',
        ],
        [
          'db/server/postgres/connection.test.ts',
          'to %s nothing goes in plain text unless that is asked for',
        ],
        [
          'api/net/httpClient.test.ts',
          'a service is called through the same gate',
          'with a method, headers and a body of the caller',
        ],
      ),
      met(
        '9.2.3',
        'encrypted connections outward are authenticated',
        'servers by certificate, services by key, the database by account',
        ['tests/asvs/sources.test.ts', 'nothing accepts a certificate that is not trusted'],
        [
          'tests/postgres/tls.test.ts',
          'a certificate of another authority, or for another name, is refused, by the tools too',
        ],
      ),
      partly(
        '9.2.4',
        'revocation of certificates',
        'both set-ups of docs/internet.md staple; revocation is not checked for outgoing calls, because Node does not, and companies’ sites would often not respond',
        [
          'tests/asvs/documents.test.ts',
          'docs/internet.md and the Caddyfile have the web server speak TLS 1.2 and 1.3 alone, with strong ciphers, and staple',
        ],
      ),
    ],
  },
]
