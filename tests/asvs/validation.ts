import { met, type Part, without } from './requirement.ts'

export const validation: readonly Part[] = [
  {
    chapter: 5,
    title: 'Validation, sanitisation and encoding',
    level: 1,
    requirements: [
      met(
        '5.1.1',
        'parameters given twice',
        'body, query and path are parsed separately, each with its schema',
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
        ['tests/asvs/sources.test.ts', 'a body, a query and a path are read apart, each by its own schema'],
      ),
      met('5.1.2', 'mass assignment', 'schemas name each field; others are dropped', [
        'tests/api/security.test.ts',
        'what is sent',
        'sets no field that is not the person’s to set',
      ]),
      met(
        '5.1.3',
        'all input validated',
        'valibot schemas for every input: calls, changes, files, responses of services, headers; a time that a device claims is bounded on both sides',
        [
          'tests/api/input.test.ts',
          'what comes in',
          'has a bound in each of its values: how long it is, what it looks like, or how large',
        ],
        [
          'tests/api/input.test.ts',
          'what comes in',
          'in a header or a cookie is never the server’s fault, and signs nobody in',
        ],
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
        [
          'tests/fuzz/mutations.test.ts',
          'what is no change of its kind is refused by itself, in a sentence, and changes no row',
          '%s',
        ],
        [
          'tests/api/sync.test.ts',
          'a push',
          'that says its clock is %d ms off is taken all the same, as of 400 days ago at the earliest',
        ],
        [
          'api/sync/times.test.ts',
          'when a change was made, by the server’s clock',
          'of what would be over 400 days old, 400 days ago',
        ],
      ),
      met(
        '5.1.4',
        'typed, with length and form',
        'as 5.1.3, with length, format and what a database can store',
        [
          'tests/api/input.test.ts',
          'what comes in',
          'has a bound in each of its values: how long it is, what it looks like, or how large',
        ],
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
        [
          'tests/api/sync.test.ts',
          'a push',
          'with what PostgreSQL cannot hold in a text is taken without it',
        ],
      ),
      met(
        '5.1.5',
        'redirects to known places only',
        'the server does not redirect; the address to return to after sign-in is within the app',
        [
          'app/data/server/entrance.test.ts',
          'a path that would read as another site’s stays an address of this one',
        ],
      ),
      without('5.2.1', 'HTML from editors is sanitised', 'no HTML is accepted; texts are plain text'),
      met('5.2.2', 'free text is limited', 'length by schema; displayed as text', [
        'tests/api/leads.test.ts',
        'a lead typed by hand',
        'with a huge %s is refused',
      ]),
      met(
        '5.2.3',
        'mail injection',
        'no mail is sent; a mailto: link is encoded',
        [
          'app/entities/email/mailto.test.ts',
          'a link to the mail app carries address, subject and text, with every line kept',
        ],
        ['tests/asvs/sources.test.ts', 'the server sends neither mail nor text messages'],
      ),
      met(
        '5.2.4',
        'no eval',
        'none in the sources; the policy of the pages forbids it',
        ['tests/asvs/sources.test.ts', 'no text is run as code, nor shown as HTML'],
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'by %s to run and load nothing but Rove’s own files, and to show it in no frame',
        ],
      ),
      met('5.2.5', 'template injection', 'email variables are names from a list, filled in as text', [
        'db/composer/variables.test.ts',
        'a template’s variables',
        'what is in braces and no variable stays',
      ]),
      met(
        '5.2.6',
        'server-side request forgery',
        'one module for outgoing calls: protocols, ports, addresses and every redirect are checked at the connection',
        [
          'tests/api/private-service.test.ts',
          'a private AI service of the server',
          'is not called by what was stored of a person before such addresses were refused',
        ],
        [
          'api/net/httpClient.test.ts',
          'an address that is not on the public web is never called',
          'by a name that leads to %s',
        ],
        [
          'api/net/httpClient.test.ts',
          'an address that is not on the public web is never called',
          'nor as a service: %s',
        ],
        [
          'api/net/httpClient.test.ts',
          'a name that changes its answer',
          'is looked up once for a connection, which goes to what was checked',
        ],
        [
          'api/net/httpClient.test.ts',
          'a redirect is a call like any other',
          'refused when it leads to another port of a host that is let through',
        ],
      ),
      met(
        '5.2.7',
        'SVG',
        'not accepted',
        [
          'tests/api/uploads.test.ts',
          'a file',
          'is refused where its content is none of the types, or a broken picture',
        ],
        ['tests/api/security.test.ts', 'what is sent', '%s is not taken as a picture, whatever it is called'],
      ),
      without('5.2.8', 'Markdown, CSS and the like', 'none is interpreted'),
      met(
        '5.3.1',
        'encoding for its place',
        'React for pages; encoders for mailto:, CSV (for every separator) and Excel',
        [
          'app/data/files/csv.test.ts',
          'in no separator does a cell begin with a formula, whatever the texts are',
        ],
        [
          'app/entities/email/mailto.test.ts',
          'a link to the mail app carries address, subject and text, with every line kept',
        ],
        ['tests/asvs/sources.test.ts', 'no text is run as code, nor shown as HTML'],
      ),
      met(
        '5.3.2',
        'any Unicode is preserved',
        'UTF-8 throughout; a username has one Unicode key on both databases, and text that a database cannot store is refused',
        [
          'tests/api/input.test.ts',
          'what comes in',
          'of Unicode is kept to the letter, by phones and by calls',
        ],
        [
          'tests/api/usernames.test.ts',
          'a name with letters beyond ASCII',
          'signs in however it is written, is taken for everybody else, and its link is its own',
        ],
        ['tests/api/usernames.test.ts', 'a name that no database takes is nobody’s'],
      ),
      met(
        '5.3.3',
        'cross-site scripting',
        'React escapes; no innerHTML; pages run no inline scripts',
        [
          'tests/api/security.test.ts',
          'a browser is told',
          'to run the script that stands in the page, and none that anybody put beside it',
        ],
        ['tests/asvs/sources.test.ts', 'no text is run as code, nor shown as HTML'],
      ),
      met(
        '5.3.4',
        'SQL by parameters',
        'Drizzle and prepared statements',
        ['tests/asvs/sources.test.ts', 'values go into SQL as parameters'],
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
      ),
      met('5.3.5', 'encoded where parameters can’t be', 'full-text search: words are quoted', [
        'tests/api/security.test.ts',
        'what is sent',
        '%s in a product is words to look for, and no command of the search',
      ]),
      met(
        '5.3.6',
        'JSON injection',
        'only JSON.parse and JSON.stringify; values that are nested too deeply are refused',
        ['tests/fuzz/mutations.test.ts', 'a push with values in values, %i deep, is refused as a whole'],
        [
          'tests/fuzz/mutations.test.ts',
          'what is no change of its kind is refused by itself, in a sentence, and changes no row',
          '%s',
        ],
      ),
      without('5.3.7', 'LDAP', 'LDAP is not used'),
      without('5.3.8', 'commands of the system', 'none is executed'),
      met(
        '5.3.9',
        'inclusion of files',
        'files are named by numbers',
        ['tests/fuzz/calls.test.ts', 'an id that is none is not found, and changes nothing', '%s'],
        ['tests/api/security.test.ts', 'a browser is told', '%s is no file of the app'],
      ),
      without('5.3.10', 'XPath and XML', 'no XML is parsed'),
      met(
        '5.5.1',
        'serialised objects are protected',
        'a device’s cursors contain random hashes from the server; stored keys are encrypted',
        [
          'tests/sync/reset.test.ts',
          'a server restored from an older backup gets back what it had confirmed, once, and every device agrees',
        ],
        ['api/secrets/encryption.test.ts', 'a sealed key does not open in another row'],
      ),
      without(
        '5.5.2',
        'XML parsers are restricted',
        'no XML is parsed; web pages are parsed by an HTML parser without external entities',
      ),
      met(
        '5.5.3',
        'no deserialising of untrusted objects',
        'JSON, checked by schemas',
        [
          'tests/fuzz/calls.test.ts',
          'a body that does not fit is refused in a sentence, and changes nothing',
          '%s',
        ],
        [
          'tests/fuzz/mutations.test.ts',
          'what is no change of its kind is refused by itself, in a sentence, and changes no row',
          '%s',
        ],
      ),
      met('5.5.4', 'JSON.parse', 'nothing is evaluated; the policy of the pages forbids it', [
        'tests/asvs/sources.test.ts',
        'no text is run as code, nor shown as HTML',
      ]),
    ],
  },
  {
    chapter: 5,
    title: 'Validation, sanitisation and encoding',
    level: 2,
    requirements: [
      met(
        '5.4.1',
        'memory safety',
        'JavaScript; SQLite, sharp and Argon2 are the native parts',
        ['tests/asvs/sources.test.ts', 'native code is that of these packages alone'],
        [
          'tests/api/uploads.test.ts',
          'a file',
          'that would unfold to too many pixels is refused with a sentence',
        ],
      ),
      without('5.4.2', 'format strings', 'there are no format strings'),
      met(
        '5.4.3',
        'ranges of numbers',
        'ids, counts, times and offsets are checked by schemas, and nothing is stored that a phone could not read',
        [
          'tests/api/input.test.ts',
          'what comes in',
          'has a bound in each of its values: how long it is, what it looks like, or how large',
        ],
        [
          'tests/api/sync.test.ts',
          'a push',
          'with a number beyond all numbers is refused, as no phone could read it back',
        ],
        [
          'api/sync/times.test.ts',
          'when a change was made, by the server’s clock',
          'of what would be over 400 days old, 400 days ago',
        ],
      ),
    ],
  },
]
