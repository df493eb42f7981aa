import type { Lead } from '#db/model/entities/lead.ts'

/** The fields by which leads are compared. */
export type Identity = Pick<
  Lead,
  'fullName' | 'email' | 'phoneNumber' | 'company' | 'companyUrl' | 'address'
> &
  Partial<Pick<Lead, 'ways'>>

/** A lead in the form in which it is compared. */
export interface Profile {
  id: number
  /** The parts of the person's name, without titles. */
  name: readonly string[]
  nameText: string
  /** "jr", "sr" and their like. */
  generation: string
  /** The words of the company's name, without its legal form. */
  firm: readonly string[]
  firmText: string
  emails: readonly Mailbox[]
  /** The last nine digits of each number. */
  phones: readonly string[]
  sites: readonly string[]
  /** The sites, and the domains of the company's addresses, which are its sites too. */
  ownSites: readonly string[]
  street: string
  houseNumber: string
  postcode: string
  /** The words of the address besides street and postcode. */
  town: readonly string[]
}

export interface Mailbox {
  address: string
  local: string
  /** The letters of the local part. */
  box: string
  domain: string
  /** A desk's mailbox, such as info@. */
  isRole: boolean
  /** At a provider that anybody can use. */
  isFree: boolean
}

const PLAIN = /^[\0-\x7f]*$/
const letters: Readonly<Record<string, string>> = {
  ä: 'a',
  ö: 'o',
  ü: 'u',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  æ: 'a',
  œ: 'oe',
  å: 'a',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}
const LETTERS = new RegExp(`[${Object.keys(letters).join('')}]`, 'g')

/** Lower case without accents; "ue" and "ü" are the same, and so are their like. */
export function plain(text: string): string {
  const lower = text.toLowerCase()
  const bare = PLAIN.test(lower)
    ? lower
    : lower
        .normalize('NFC')
        .replace(LETTERS, (letter) => letters[letter] ?? letter)
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
  return /[aou]e/.test(bare) ? bare.replace(/(?<=[^aeiouq]|^)([aou])e(?=[^aeiou]|$)/g, '$1') : bare
}

function wordsIn(text: string): string[] {
  const bare = plain(text)
  // Most text is ASCII, in which words are found in a third of the time.
  return bare.match(PLAIN.test(bare) ? /[a-z\d]+/g : /[\p{L}\p{N}]+/gu) ?? []
}

const TITLES = new Set(
  'dr prof professor dipl ing mag mba msc bsc phd med dent jur rer nat herr frau hr fr mr mrs ms miss mister sir dame m mme mlle monsieur madame sra srta don dona dott dottssa dottore sig signor signora signore dhr mevr mw mevrouw drs ir pan pani ks inz lek mgr eng enga exmo exma phil theol h c'.split(
    ' ',
  ),
)
const GENERATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    jr: 'jr',
    junior: 'jr',
    jun: 'jr',
    filho: 'jr',
    neto: 'jr',
    ii: 'jr',
    iii: 'iii',
    sr: 'sr',
    senior: 'sr',
    sen: 'sr',
  }),
)
const PARTICLES = new Set(
  'von van der den de da do dos das del della di la le du el y e zu zum zur ten ter af av'.split(' '),
)

const LEGAL = new Set(
  'gmbh mbh ag kg ohg gbr ug eg ev e k ek kgaa co cie und and et y e i se inhaber inh sa sas sarl sasu eurl snc sci srl srls spa sl slu slp sll sc bv nv vof cv ltd limited llc llp inc incorporated corp corporation plc company as asa aps ab oy oyj ans da sp z oo zoo spolka spk sj spj lda ltda me epp eireli unipessoal gesmbh kft sro doo haftungsbeschrankt gruppe group holding the die der das le la les el los'.split(
    ' ',
  ),
)

/** Providers at which anybody can have a mailbox, by the name before the country. */
const FREE = new Set(
  'gmail googlemail outlook hotmail live msn yahoo ymail icloud me mac aol gmx web t-online freenet posteo mail proton protonmail pm orange wanadoo free laposte sfr bbox neuf libero virgilio tin alice tiscali terra telefonica ono ziggo kpnmail hetnet planet home xs4all telenet skynet wp o2 onet interia op poczta sapo uol bol ig globo btinternet sky talktalk virginmedia ntlworld bluewin sunrise hispeed aon chello online telia comhem spray bredband comcast verizon att sbcglobal cox charter earthlink juno zoho fastmail mailbox arcor vodafone kabelmail yandex rediffmail qq 163 naver'.split(
    ' ',
  ),
)
/** Sites on which many companies have a page. */
const PLATFORMS = new Set(
  'facebook instagram linkedin twitter x xing youtube tiktok jimdo jimdosite jimdofree wix wixsite wordpress blogspot weebly squarespace webnode site123 strikingly godaddysites business google goo linktr yelp tripadvisor etsy ebay ebay-kleinanzeigen kleinanzeigen amazon shopify myshopify github notion canva eatbu lieferando doctolib pagesjaunes paginasamarillas gelbeseiten dasoertliche 11880 yell booking airbnb herold local firmy oferteo'.split(
    ' ',
  ),
)
/** The mailboxes of desks. */
const ROLES = new Set(
  'info infos office kontakt contact contacto contato contatti contactez mail email e-mail hello hallo hola ciao bonjour ola sales vertrieb verkauf ventas vendas vendite verkoop sprzedaz commercial comercial commerciale einkauf purchasing achats compras acquisti inkoop zakupy post postmaster admin administration administracion amministrazione verwaltung team service services support biuro buero buro bureau secretariat sekretariat segreteria secretaria accueil reception empfang rezeption zentrale praxis kanzlei shop store order orders bestellung bestellungen rechnung billing buchhaltung compta comptabilite accounts marketing presse press hr jobs bewerbung webmaster noreply no-reply enquiries enquiry booking reservation reservations reservas recepcja sklep administratie klantenservice direction direccion direzione geschaeftsleitung geral'.split(
    ' ',
  ),
)

/** Reads a lead for comparison. @param id its id; 0 for one that is still being typed */
export function profileOf(lead: Identity, id: number): Profile {
  const { ways = [] } = lead
  const { name, generation } = nameOf(lead.fullName)
  const firm = firmOf(lead.company)
  const emails = mailboxesOf(lead.email)
  const phones = numbersOf(lead.phoneNumber)
  const sites = sitesOf(lead.companyUrl)
  for (const { kind, value } of ways) {
    if (kind === 'email') emails.push(...mailboxesOf(value))
    else if (kind === 'phone') addOnce(phones, numbersOf(value))
    else if (kind === 'site') addOnce(sites, sitesOf(value))
  }
  const ownSites = [...sites]
  for (const { domain, isFree } of emails) if (!isFree && !isOfPlatform(domain)) ownSites.push(domain)
  const { street, houseNumber, postcode, town } = placeOf(lead.address)
  return {
    id,
    name,
    nameText: name.join(''),
    generation,
    firm,
    firmText: firm.join(''),
    emails,
    phones,
    sites,
    ownSites,
    street,
    houseNumber,
    postcode,
    town,
  }
}

function addOnce(list: string[], values: readonly string[]): void {
  for (const value of values) if (!list.includes(value)) list.push(value)
}

/** The words of a company's name; "B.V." is one. */
function firmOf(company: string): string[] {
  const whole = company.includes('.') ? company.replace(/(?<=\p{L})\.(?=\p{L})/gu, '') : company
  return wordsIn(whole).filter((word) => !LEGAL.has(word))
}

function nameOf(fullName: string): { name: string[]; generation: string } {
  let generation = ''
  const turned = fullName.includes(',') ? fullName.replace(/^([^,]+),\s*(.+)$/, '$2 $1') : fullName
  const bare = turned.includes('(') ? turned.replace(/\([^)]*\)/g, ' ') : turned
  const name: string[] = []
  for (const word of wordsIn(bare)) {
    const mark = GENERATIONS.get(word)
    if (mark && name.length > 0) generation = mark
    else if (!TITLES.has(word) && !PARTICLES.has(word)) name.push(word)
  }
  return { name, generation }
}

function mailboxesOf(email: string): Mailbox[] {
  if (!email) return []
  const [, local = '', domain = ''] = /^\s*([^@\s]+)@([^@\s]+)\s*$/.exec(email.toLowerCase()) ?? []
  if (!domain) return []
  const isFree = FREE.has(domain.slice(0, domain.indexOf('.')))
  const isRole = ROLES.has(local.replace(/\d+$/, ''))
  return [
    { address: `${local}@${domain}`, local, box: local.replace(/[^a-z]+/g, ''), domain, isRole, isFree },
  ]
}

const EXTENSION = /(?:ext|extension|durchwahl|dw|x|#|poste|int|wew|ramal)[.:\s]*\d{1,5}\s*$/i
/** The last nine digits, which neither a country code nor a leading zero changes. */
function numbersOf(phone: string): string[] {
  if (!phone) return []
  const digits = phone.replace(EXTENSION, '').replace('(0)', '').replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= 6 ? [digits.slice(-9)] : []
}

function sitesOf(url: string): string[] {
  if (!url) return []
  const bare = url
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/^www\d?\./, '')
    .replace(/[?#].*$/, '')
  const [host = ''] = bare.split('/')
  if (!/^[^\s.]+(?:\.[^\s.]+)+$/.test(host)) return []
  return [isOfPlatform(host) ? bare.replace(/\/+$/, '') : host]
}

/** Whether a site is a page of a platform, whose host says nothing about the company. */
function isOfPlatform(site: string): boolean {
  const [host = ''] = site.split('/', 1)
  return host
    .split('.')
    .slice(-3, -1)
    .some((label) => PLATFORMS.has(label))
}

const STREET_WORDS =
  /(?:strasse|straße|str|stra|strase|platz|pl|weg|gasse|allee|all|ring|damm|ufer|rue|av|ave|avenue|bd|boulevard|calle|c|via|viale|piazza|plaza|street|st|road|rd|lane|ln|drive|dr|ul|ulica|rua|r|straat|laan|weg|gade|gatan|vej|vei)$/

function placeOf(address: string): Pick<Profile, 'street' | 'houseNumber' | 'postcode' | 'town'> {
  if (!address) return { street: '', houseNumber: '', postcode: '', town: [] }
  const [, postcode = ''] =
    /(?:^|[\s,-])(\d{4,5}(?:-\d{3})?|\d{2}-\d{3}|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})(?=[\s,]|$)/i.exec(
      address,
    ) ?? []
  const parts = address
    .split(/[,\n;]+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const streetAt = parts.findIndex((part) => /\d/.test(part.replace(postcode, '')))
  const first = streetAt >= 0 ? (parts[streetAt] ?? '') : ''
  const [houseNumber = ''] = /\d+\s?[a-z]?(?![\p{L}\d])/iu.exec(first.replace(postcode, '')) ?? []
  const street = wordsIn(first.replace(houseNumber, ' '))
    .map((word) => word.replace(STREET_WORDS, '') || word)
    .filter((word) => word.length > 1)
    .join(' ')
  const town = parts
    .filter((_, at) => at !== streetAt)
    .flatMap(wordsIn)
    .filter((word) => /\p{L}{2}/u.test(word) && !STREET_WORDS.test(word.slice(0, 3)))
  return {
    street,
    houseNumber: houseNumber.replace(/\s/g, '').toLowerCase(),
    postcode: postcode.replace(/\s/g, '').toLowerCase(),
    town,
  }
}
