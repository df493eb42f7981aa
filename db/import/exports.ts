import { plainName } from './columnNames.ts'
import type { Target } from './targets.ts'

/** A program whose exports are known by their columns. */
interface Export {
  name: string
  /** Columns that its exports have and others have not: all of one of these lists. */
  marks: readonly (readonly string[])[]
  /** What its columns become, where their names alone would say something else. */
  columns: Readonly<Record<string, Target>>
}

/** The exports in the order in which they are looked for; names are folded (plainName). */
const exports: readonly Export[] = [
  {
    name: 'Rove',
    marks: [['full name', 'company website', 'match score', 'added on']],
    columns: {
      'match score': 'matchScore',
      'source ids': 'sourceId',
      'do not contact': 'optOuts',
      place: 'place',
    },
  },
  {
    name: 'Zoho',
    marks: [
      ['lead name', 'lead owner', 'email opt out'],
      ['lead owner', 'annual revenue'],
      ['lead owner', 'lead source', 'lead status'],
      ['contact owner', 'email opt out'],
      ['record id', 'lead owner'],
      ['lead id', 'lead owner'],
      ['lead owner', 'secondary email'],
    ],
    columns: {
      'record id': 'sourceId',
      'lead id': 'sourceId',
      'lead source': 'extra',
      'annual revenue': 'extra',
      rating: 'extra',
      'skype id': 'profile',
    },
  },
  {
    name: 'HubSpot',
    marks: [
      ['record id', 'lifecycle stage'],
      ['record id', 'lead status'],
      ['record id', 'contact owner'],
      ['record id', 'associated company'],
      ['record id contact'],
      ['record id company'],
      ['hubspot owner'],
      ['hs object id'],
    ],
    columns: {
      'record id': 'sourceId',
      'record id contact': 'sourceId',
      'record id company': 'sourceId',
      'associated company': 'company',
      'lead status': 'status',
      'lifecycle stage': 'extra',
      'marketing contact status': 'extra',
      'unsubscribed from all email': 'noEmails',
      'create date': 'extra',
    },
  },
  {
    name: 'Salesforce',
    marks: [
      ['company account', 'lead source'],
      ['company account', 'lead owner'],
      ['account name', 'mailing street'],
      ['account name', 'contact owner'],
      ['account name', 'lead source'],
      ['lastname', 'hasoptedoutofemail'],
      ['lastname', 'mailingstreet'],
      ['lastname', 'leadsource'],
      ['lastname', 'ownerid'],
      ['lastname', 'isconverted'],
      ['lastname', 'accountid'],
    ],
    columns: {
      'company account': 'company',
      companyoraccount: 'company',
      'account name': 'company',
      'account owner': 'owner',
      'lead source': 'extra',
      mailingstreet: 'street',
      mailingcity: 'city',
      mailingstate: 'region',
      mailingpostalcode: 'postcode',
      mailingcountry: 'country',
      billingstreet: 'street',
      billingcity: 'city',
      billingpostalcode: 'postcode',
      billingcountry: 'country',
      state: 'region',
      mobilephone: 'phoneNumber',
      homephone: 'phoneNumber',
      hasoptedoutofemail: 'noEmails',
      hasoptedoutoffax: 'extra',
      donotcall: 'noCalls',
      numberofemployees: 'companySize',
      annualrevenue: 'extra',
      leadsource: 'extra',
      ownerid: 'extra',
      'owner name': 'owner',
    },
  },
  {
    name: 'Pipedrive',
    marks: [
      ['person name'],
      ['person organization'],
      ['person id'],
      ['organization id'],
      ['organization name', 'organization address'],
      ['organization name', 'organization id'],
      ['name', 'organization', 'open deals'],
      ['name', 'owner', 'open deals'],
      ['name', 'label', 'won deals'],
    ],
    columns: {
      'person name': 'fullName',
      'person organization': 'company',
      'person id': 'sourceId',
      'organization id': 'sourceId',
      'organization name': 'company',
      'organization address': 'address',
      'person owner': 'owner',
      'organization owner': 'owner',
      'person label': 'tags',
      'organization label': 'tags',
    },
  },
  {
    name: 'Google Contacts',
    marks: [
      ['given name', 'family name', 'e mail 1 value'],
      ['given name', 'family name', 'phone 1 value'],
      ['name prefix', 'organization name', 'e mail 1 value'],
      ['first name', 'organization name', 'e mail 1 value'],
      ['first name', 'organization name', 'phone 1 value'],
      ['file as', 'e mail 1 label'],
    ],
    columns: {
      name: 'fullName',
      'file as': 'fullName',
      'organization 1 name': 'company',
      'organization 1 title': 'position',
      'organization 1 department': 'extra',
      'organization department': 'extra',
      'group membership': 'tags',
      labels: 'tags',
      'address 1 formatted': 'address',
      'website 1 value': 'companyUrl',
    },
  },
  {
    name: 'Outlook',
    marks: [
      ['e mail address', 'e mail display name'],
      ['business street', 'e mail address'],
      ['strasse geschaeftlich'],
      ['e mail adresse', 'telefon geschaeftlich'],
      ['rue bureau'],
      ['adresse de messagerie', 'telephone bureau'],
      ['calle del trabajo'],
      ['via ufficio'],
      ['werkadres straat'],
      ['ulica sluzbowy'],
    ],
    columns: {
      firma: 'company',
      'e mail display name': 'ignore',
      'e mail angezeigter name': 'ignore',
      'e mail type': 'ignore',
      'e mail typ': 'ignore',
      titel: 'salutation',
      title: 'salutation',
      'weitere vornamen': 'middleName',
      suffix: 'ignore',
    },
  },
  {
    name: 'vCard',
    marks: [['phone 6 label', 'profile', 'uid']],
    columns: { uid: 'sourceId', birthday: 'extra', other: 'extra', profile: 'profile' },
  },
]

/** The program that exported a file with these columns; undefined if it is not known. */
export function exportOf(columns: readonly string[]): Export | undefined {
  const plain = new Set(columns.map(plainName))
  return exports.find(({ marks }) => marks.some((all) => all.every((name) => plain.has(name))))
}
