/** The companies that a query asks for. */
export interface Wanted {
  /** Their industries or kinds, in English: "logistics", "brewery". A company needs one of them. */
  kinds: string[]
  /** ISO 3166 alpha-2 codes; empty = anywhere. */
  countries: string[]
  /** The spellings of a city or region in which they have their seat; empty = anywhere in the countries. */
  places: string[]
}

/** More than are ever shown. The service selects the largest companies, and Rove those of them that fit. */
const MOST_COMPANIES = 100

/** The languages of names and descriptions, in order of preference; "mul" marks names that are the same in all. */
const LANGUAGES = 'en,mul,de,fr,es,it,nl,pl,sv'

/**
 * A SPARQL query for Wikidata's query service: companies of some kinds with a website, the largest first. The
 * statements run in the given order, starting with the few items that have one of the names, because the service's
 * optimizer may start with all companies. The place is matched upwards from each company, through the few places that
 * contain its own, because hundreds of places, and songs, have the same name.
 */
export function companiesQuery({ kinds, countries, places }: Wanted): string {
  const inCountries = countries.length > 0 ? `FILTER(?code IN (${countries.map(literal).join(', ')}))` : ''
  const seats =
    places.length > 0
      ? `?company (wdt:P159|wdt:P131)/wdt:P131* ?place .
      VALUES ?placeName { ${places.flatMap((place) => [english(place), `${literal(place)}@mul`]).join(' ')} }
      ?place rdfs:label ?placeName .`
      : ''
  return `SELECT ?company ?companyLabel ?companyDescription ?kindLabel ?website ?employees ?cityLabel ?countryCode ?phone ?email WHERE {
  hint:Query hint:optimizer "None" .
  {
    SELECT ?company (SAMPLE(?kind1) AS ?kind) (SAMPLE(?site) AS ?website) (MAX(?staff) AS ?employees) (SAMPLE(?code) AS ?countryCode) (SAMPLE(?seat) AS ?city) WHERE {
      VALUES ?name { ${kinds.map(english).join(' ')} }
      ?kind1 rdfs:label|skos:altLabel ?name .
      ?company wdt:P452|wdt:P31 ?kind1 ;
        wdt:P856 ?site ;
        wdt:P17 ?country .
      ?country wdt:P297 ?code .
      ${inCountries}
      ${seats}
      FILTER NOT EXISTS { ?company wdt:P576 ?end }
      OPTIONAL { ?company wdt:P1128 ?staff }
      OPTIONAL { ?company wdt:P159 ?headquarters }
      OPTIONAL { ?company wdt:P131 ?district }
      BIND(COALESCE(?headquarters, ?district) AS ?seat)
    }
    GROUP BY ?company
    ORDER BY DESC(?employees)
    LIMIT ${MOST_COMPANIES}
  }
  OPTIONAL { ?company wdt:P1329 ?phone }
  OPTIONAL { ?company wdt:P968 ?email }
  SERVICE wikibase:label { bd:serviceParam wikibase:language "${LANGUAGES}" }
}`.replace(/\n\s*\n/g, '\n')
}

/** A string literal in SPARQL. Control characters become spaces. */
const literal = (text: string) => `"${text.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')}"`
const english = (text: string) => `${literal(text)}@en`
