import { met, type Part, partly, without } from './requirement.ts'

export const maliciousCode: readonly Part[] = [
  {
    chapter: 10,
    title: 'Malicious code',
    level: 1,
    requirements: [
      partly(
        '10.3.1',
        'signed updates',
        'the app updates itself over TLS from its own server; nothing is signed',
      ),
      met(
        '10.3.2',
        'no code from elsewhere',
        'everything comes from Rove’s own server; package-lock.json has the hash of every package',
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
        ['tests/asvs/sources.test.ts', 'every package is pinned, and has its hash in package-lock.json'],
      ),
      without('10.3.3', 'subdomain takeover', 'no names are relied upon'),
    ],
  },
  {
    chapter: 10,
    title: 'Malicious code',
    level: 2,
    requirements: [
      met(
        '10.2.1',
        'no calls home',
        'the server only calls companies’ pages, the configured services, OpenStreetMap, Wikidata and a DNS service',
        [
          'api/outbound.test.ts',
          'what a company’s page leads to never reaches the services that the operator has beside this server',
        ],
        [
          'api/outbound.test.ts',
          'a look-up reads the sites that the operator lets through, and no other on this machine',
        ],
      ),
      met(
        '10.2.2',
        'no unneeded permissions',
        'permissions are only requested after a tap; the policy of the pages forbids the rest',
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
      ),
    ],
  },
]
