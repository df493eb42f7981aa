import { met, not, type Part, partly, without } from './requirement.ts'

export const cryptography: readonly Part[] = [
  {
    chapter: 6,
    title: 'Stored cryptography',
    level: 1,
    requirements: [
      met('6.2.1', 'cryptography fails safely', 'AES-256-GCM: decryption either succeeds or fails', [
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
        'the operator encrypts the disk (docs/security.md): a key beside the database would not stop somebody who can read the machine, and searching and merging need the texts',
      ),
      without('6.1.2', 'health data is encrypted at rest', 'none is stored'),
      without('6.1.3', 'financial data is encrypted at rest', 'none is stored'),
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
        'password hashes contain algorithm, cost and key number, and are renewed as people sign in; encrypted texts contain the number of their key, and npm run rotate-key renews them while servers run',
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
      met('6.2.6', 'nonces are used once', 'random for each encryption', [
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
        'crypto.randomUUID; the ids of changes are version 7 on purpose, because they are ordered and not secret',
        ['tests/asvs/sources.test.ts', 'ids that must not be guessed are version 4 or longer'],
      ),
      partly(
        '6.4.1',
        'secrets in a vault',
        'SECRET_KEY comes from the environment, which a vault or a container’s secrets can set; Rove itself does not connect to a vault, and a single server may use a file',
      ),
      not(
        '6.4.2',
        'keys out of the application’s reach',
        'the key is only in the memory of the process: a separate encryption service would be another service to run, while Rove is designed as one process on one machine',
      ),
    ],
  },
]
