import { met, not, type Part, partly, without } from './requirement.ts'

export const authentication: readonly Part[] = [
  {
    chapter: 2,
    title: 'Authentication',
    level: 1,
    requirements: [
      not(
        '2.1.1',
        '12 characters or more',
        '6, as the product’s specification says; the most common ones are refused, guessing is limited by account and network, and second factors are available',
      ),
      met(
        '2.1.2',
        '64 characters allowed, more than 128 refused',
        'up to 100',
        ['tests/api/auth.test.ts', 'registering', 'a password of exactly 6 or 100 characters is taken'],
        ['tests/api/auth.test.ts', 'registering', 'with a huge %s is refused'],
      ),
      met('2.1.3', 'never cut off', 'a longer password is refused; none is truncated', [
        'tests/api/password-rules.test.ts',
        'of 100 characters the last one counts, and blanks do',
      ]),
      met('2.1.4', 'any printable Unicode', 'no rule on characters', [
        'tests/api/password-rules.test.ts',
        'any characters that can be printed are taken, of any language, and picture characters',
      ]),
      met('2.1.5', 'can be changed', 'Settings, Account', [
        'tests/api/accounts.test.ts',
        'a new password',
        'ends what is signed in elsewhere, and keeps this browser',
      ]),
      met('2.1.6', 'changing asks for the current one', 'POST /api/auth/password', [
        'tests/api/accounts.test.ts',
        'a new password',
        'needs the current one, and changes nothing without it',
      ]),
      met(
        '2.1.7',
        'checked against breached ones',
        'the 10,000 most common, the username and the address are refused',
        ['tests/api/passwords.test.ts', '%s is refused, since it is tried before all others'],
      ),
      not(
        '2.1.8',
        'strength meter',
        'a good meter needs a dictionary of several hundred KB in the app; the server refuses the passwords that attackers try first, with a sentence',
      ),
      met('2.1.9', 'no composition rules', 'length alone', [
        'tests/api/password-rules.test.ts',
        'any characters that can be printed are taken, of any language, and picture characters',
      ]),
      met('2.1.10', 'no forced renewal or history', 'none is asked for', [
        'tests/api/password-rules.test.ts',
        'the same one is taken again, and years later it still signs in',
      ]),
      met('2.1.11', 'paste and password managers work', 'plain password fields with autocomplete names', [
        'tests/asvs/sources.test.ts',
        'nothing keeps people from pasting, and password managers know every password field',
      ]),
      met('2.1.12', 'can be shown while typed', 'each password field has a button that shows what is typed', [
        'tests/e2e/settings.test.ts',
        'a password can be seen while it is typed, and hidden again',
      ]),
      met(
        '2.2.1',
        'guessing is slowed down without locking the owner out',
        'limits per account in a network, per account and per network; at most 100 guesses an hour; on a network from which the account signed in before, only failures of that account on that network count',
        [
          'tests/api/limits.test.ts',
          'signing in',
          'at most 100 guesses an hour reach one account, wherever they come from',
        ],
        [
          'tests/api/limits.test.ts',
          'signing in',
          'a stranger who guesses from many places does not lock the owner out of a place that they signed in from',
        ],
        [
          'tests/api/limits.test.ts',
          'signing in',
          'one address can not try many accounts; all addresses of an IPv6 customer count as one',
        ],
      ),
      met('2.2.2', 'no weak factors as the main one', 'SMS and email cannot be used to sign in', [
        'tests/asvs/sources.test.ts',
        'the server sends neither mail nor text messages',
      ]),
      met(
        '2.2.3',
        'people are told of changes to their sign-in',
        'their other devices report a sign-in with a new device, and a changed address, username or factor, at once, with the device and a button to end its session; a new password signs the others out. Rove sends no mail',
        [
          'tests/api/notices.test.ts',
          'a sign-in with a new device is told on the others, once, and not on itself; registering is not',
        ],
        ['tests/api/notices.test.ts', 'a changed address or username is told on the other devices'],
        ['tests/api/notices.test.ts', 'another device hears at once that there is something to be told'],
        [
          'tests/api/accounts.test.ts',
          'a new password',
          'ends what is signed in elsewhere, and keeps this browser',
        ],
      ),
      without(
        '2.3.1',
        'first secrets are random and short-lived',
        'people choose their password when they register',
      ),
      met(
        '2.5.1',
        'recovery secret is not sent in clear text',
        'the operator hands over a one-time link; nothing is mailed',
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'is printed by a command while the server runs, for accounts alone',
        ],
        ['tests/asvs/sources.test.ts', 'the server sends neither mail nor text messages'],
      ),
      met('2.5.2', 'no secret questions', 'none are asked', [
        'tests/api/password-rules.test.ts',
        'nothing but a password, a link of the operator, or a factor is ever asked for',
      ]),
      met(
        '2.5.3',
        'recovery does not show the old password',
        'only its hash is stored',
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'sets a new one once, ends all that was signed in, and signs in',
        ],
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'gives way to a later one, and is not kept as it is',
        ],
      ),
      met('2.5.4', 'no default accounts', 'a new store has no accounts', [
        'tests/api/password-rules.test.ts',
        'a new server has no account',
      ]),
      met(
        '2.5.5',
        'told of a changed factor',
        'as 2.2.3: a factor that was added or removed, and new recovery codes',
        [
          'tests/api/notices.test.ts',
          'a factor, an export and an erasing are told on the other devices, for a month, and to nobody else',
        ],
        ['tests/api/notices.test.ts', 'another device hears at once that there is something to be told'],
      ),
      met(
        '2.5.6',
        'safe recovery',
        'a link with 256 random bits that works once, within an hour, and is only printed on the server',
        ['tests/api/accounts.test.ts', 'a link for a forgotten password', 'works for an hour'],
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'gives way to a later one, and is not kept as it is',
        ],
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'of two browsers at once serves one',
        ],
      ),
      without('2.7.1', 'no SMS by default', 'no such factor is offered'),
      without('2.7.2', 'codes end after 10 minutes', 'no such factor is offered'),
      without('2.7.3', 'codes work once', 'no such factor is offered'),
      without('2.7.4', 'independent channel', 'no such factor is offered'),
      met(
        '2.8.1',
        'one-time passwords have a lifetime',
        '30 s each, by RFC 6238; the codes before and after are accepted, too',
        ['tests/api/factors.test.ts', 'an authenticator app', 'on a phone whose clock is %s'],
        [
          'tests/api/factors.test.ts',
          'an authenticator app',
          'its code is taken once, whoever sends it again, and those before it no longer',
        ],
      ),
    ],
  },
  {
    chapter: 2,
    title: 'Authentication',
    level: 2,
    requirements: [
      met('2.3.2', 'security keys', 'passkeys and security keys with WebAuthn', [
        'tests/api/factors.test.ts',
        'a passkey',
        'signs in alone, and is listed with when it was used',
      ]),
      without('2.3.3', 'reminders for what runs out', 'no authenticator expires'),
      met('2.4.1', 'slow, salted hashes', 'Argon2id, 19 MiB, 2 passes', [
        'tests/api/operating.test.ts',
        'the process',
        'keeps a password by Argon2id, with as much memory and as many passes as OWASP asks for',
      ]),
      met('2.4.2', 'a salt of its own, 32 bits', '128 random bits in each hash', [
        'tests/api/password-rules.test.ts',
        'the same password of two people is hashed with salts of their own',
      ]),
      without('2.4.3', 'PBKDF2', 'PBKDF2 is not used'),
      without('2.4.4', 'bcrypt', 'bcrypt is not used'),
      met(
        '2.4.5',
        'a secret salt besides',
        'if SECRET_KEY is set, as docs/security.md recommends before strangers can reach a server: HMAC-SHA256 under a key derived from it, before Argon2id. The file secret.key is not used for this, because it is beside the hashes',
        [
          'tests/api/pepper.test.ts',
          'with SECRET_KEY a copy of the store is no use for guessing passwords: what is hashed is made with the key',
        ],
        [
          'tests/api/pepper.test.ts',
          'a password from before SECRET_KEY was set goes on working, and is hashed with the key at the next sign-in',
        ],
      ),
      met(
        '2.5.7',
        'lost second factors',
        'recovery codes; otherwise the operator, on the server, after verifying the person',
        ['tests/api/factors.test.ts', 'a recovery code', 'signs in once, however it is typed'],
        [
          'tests/api/factors.test.ts',
          'a forgotten password',
          'the link sets a new one, and the second step stays; the operator can take that away',
        ],
      ),
      met(
        '2.6.1',
        'recovery secrets work once',
        'links and codes',
        ['tests/api/factors.test.ts', 'a recovery code', 'signs in once, however it is typed'],
        ['tests/api/factors.test.ts', 'a recovery code', 'sent twice at once signs in once'],
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'sets a new one once, ends all that was signed in, and signs in',
        ],
      ),
      met(
        '2.6.2',
        'random enough',
        '256 bits',
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'gives way to a later one, and is not kept as it is',
        ],
        [
          'tests/api/password-rules.test.ts',
          'secrets of links have 256 random bits, and recovery codes 50 behind Argon2id',
        ],
      ),
      met(
        '2.6.3',
        'can’t be guessed from what is stored',
        'only its SHA-256 is stored',
        [
          'tests/api/accounts.test.ts',
          'a link for a forgotten password',
          'gives way to a later one, and is not kept as it is',
        ],
        ['tests/api/limits.test.ts', 'signing in', 'links for a forgotten password can not be guessed'],
      ),
      without('2.7.5', 'out-of-band codes are stored hashed', 'no such factor is offered'),
      without('2.7.6', 'and random', 'no such factor is offered'),
      met(
        '2.8.2',
        'keys of one-time passwords',
        'encrypted with AES-256-GCM under a key outside of the database',
        [
          'tests/api/factors.test.ts',
          'an authenticator app',
          'its secret is nowhere to be read on the server',
        ],
      ),
      met('2.8.3', 'their algorithms', 'HMAC of RFC 6238 by a maintained library', [
        'tests/api/factors.test.ts',
        'an authenticator app',
        'on a phone whose clock is %s',
      ]),
      met('2.8.4', 'used once', 'each time step is accepted once', [
        'tests/api/factors.test.ts',
        'an authenticator app',
        'its code is taken once, whoever sends it again, and those before it no longer',
      ]),
      partly(
        '2.8.5',
        'reuse is reported',
        'refused and counted as a wrong code; the owner sees refused sign-ins in the log',
      ),
      met(
        '2.8.6',
        'can be revoked',
        'in Settings; by the operator for a person who lost it',
        [
          'tests/api/factors.test.ts',
          'a forgotten password',
          'the link sets a new one, and the second step stays; the operator can take that away',
        ],
        [
          'tests/api/factors.test.ts',
          'an authenticator app',
          'an owner whose team asks for a factor keeps the last one',
        ],
      ),
      met('2.8.7', 'biometrics are a second factor', 'only within a passkey’s own device', [
        'tests/api/factors.test.ts',
        'a passkey',
        'whose device did not ask for a finger or a PIN is a second step, but no password',
      ]),
      met('2.9.1', 'cryptographic devices: keys', 'only public keys are stored', [
        'tests/api/factors.test.ts',
        'a passkey',
        'signs in alone, and is listed with when it was used',
      ]),
      met(
        '2.9.2',
        'challenge',
        'random, valid once and for minutes; an empty one is never accepted',
        [
          'tests/api/factors.test.ts',
          'a passkey',
          'that signed no challenge is refused, where none was asked of it',
        ],
        [
          'tests/api/factors.test.ts',
          'a passkey',
          'what it signed is taken once, where it was asked for, and not later',
        ],
      ),
      met('2.9.3', 'algorithms', 'only Ed25519, ES256 and RS256 are requested and accepted', [
        'api/auth/passkeys.test.ts',
        'a passkey is asked for with approved algorithms alone',
      ]),
      not(
        '2.10.1',
        'services without unchanging secrets',
        'OpenAI-compatible services and Hunter only offer API keys; these can be replaced at any time, and are encrypted',
      ),
      met(
        '2.10.2',
        'no default service accounts',
        'there are none',
        ['tests/api/password-rules.test.ts', 'a new server has no account'],
        ['tests/asvs/sources.test.ts', 'no key, password or token stands in the sources'],
      ),
      met(
        '2.10.3',
        'stored service passwords',
        'encrypted with AES-256-GCM under a key outside of the database',
        [
          'tests/api/secrets.test.ts',
          'the keys that were used so are in no file of the data folder, no line of the log and no answer',
        ],
        [
          'api/secrets/encryption.test.ts',
          'the same key never looks the same twice, and is not in what is stored',
        ],
      ),
      met(
        '2.10.4',
        'secrets are not in the sources',
        'environment or DATA_DIR; invitations and links are stored hashed',
        ['tests/asvs/sources.test.ts', 'no key, password or token stands in the sources'],
        [
          'tests/api/secrets.test.ts',
          'the keys that were used so are in no file of the data folder, no line of the log and no answer',
        ],
      ),
    ],
  },
]
