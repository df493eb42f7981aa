import { met, not, type Part, partly, without } from './requirement.ts'

export const cryptography: readonly Part[] = [
  {
    chapter: 6,
    title: 'Stored cryptography',
    level: 1,
    requirements: [
      met('6.2.1', 'cryptography fails safely', 'AES-256-GCM: opened or not, nothing in between', [
        'api/secrets/encryption.test.ts',
        'another secret, a changed byte, half a text or none opens nothing',
      ]),
    ],
  },
  {
    chapter: 6,
    title: 'Stored cryptography',
    level: 2,
    requirements: [
      not(
        '6.1.1',
        'personal data is encrypted at rest',
        'who runs the server encrypts the disk (docs/security.md): a key beside the database would keep nothing from whoever reads the machine, and searching and merging need the texts',
      ),
      without('6.1.2', 'health data is encrypted at rest', 'none is kept'),
      without('6.1.3', 'financial data is encrypted at rest', 'none is kept'),
      met('6.2.2', 'proven algorithms and libraries', 'Node’s crypto, Argon2id; no cryptography of our own', [
        'tests/asvs/sources.test.ts',
        'no cryptography but that of Node, the browser, Argon2 and WebAuthn’s library',
      ]),
      met(
        '6.2.3',
        'modes and vectors',
        'AES-256-GCM with 96 random bits',
        [
          'api/secrets/encryption.test.ts',
          'the same key never looks the same twice, and is not in what is stored',
        ],
        [
          'api/secrets/encryption.test.ts',
          'another secret, a changed byte, half a text or none opens nothing',
        ],
      ),
      met(
        '6.2.4',
        'algorithms can be exchanged',
        'hashes of passwords name algorithm, cost and key, and are made anew as people sign in; sealed texts carry a number that tells old from new, and npm run rotate-key makes them anew while servers run',
        [
          'tests/api/pepper.test.ts',
          'a password that was hashed at a lower cost is hashed anew at the next sign-in, and at that one alone',
        ],
        [
          'tests/api/rotate-key.test.ts',
          'all that is sealed opens with the new key alone; broken off midway it opens with both, and goes on from there',
        ],
        [
          'api/secrets/encryption.test.ts',
          'a sealed text names its key, and opens as long as that is among the old ones',
        ],
      ),
      met('6.2.5', 'no weak modes or hashes', 'none', [
        'tests/asvs/sources.test.ts',
        'no weak hash or cipher is named',
      ]),
      met('6.2.6', 'nonces are used once', 'random for each sealing', [
        'api/secrets/encryption.test.ts',
        'the same key never looks the same twice, and is not in what is stored',
      ]),
      met(
        '6.3.1',
        'secure random numbers where they must not be guessed',
        'Node’s and Web Crypto’s generators',
        ['tests/asvs/sources.test.ts', 'what must not be guessed is never drawn by Math.random'],
      ),
      met(
        '6.3.2',
        'random UUIDs are version 4',
        'crypto.randomUUID; the ids of changes are version 7 on purpose, as they are in order and no secret',
        ['tests/asvs/sources.test.ts', 'ids that must not be guessed are version 4 or longer'],
      ),
      partly(
        '6.4.1',
        'secrets in a vault',
        'SECRET_KEY comes from the environment, which a vault or a container’s secrets can fill; Rove asks no vault itself, and a server alone keeps a file',
      ),
      not(
        '6.4.2',
        'keys out of the application’s reach',
        'the key is in the memory of the process, and nowhere else that people reach: a module that seals in Rove’s place would be a further service to run, and one process on one machine is what Rove is for',
      ),
    ],
  },
]
