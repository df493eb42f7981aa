/** Which companies are asked for. */
export interface Wanted {
  /** What they do or are, in English: "logistics", "brewery"; one of them is enough. */
  kinds: string[]
  /** ISO 3166 alpha-2; none = anywhere. */
  countries: string[]
  /** A city or region that their seat is in, by its names; none = anywhere in the countries. */
  places: string[]
}

/** More than are ever shown: the larger of them are chosen by the service, the fitting of those here. */
const MOST_COMPANIES = 100

/** In which names and descriptions are told, the first that there is; "mul" is for names that are so in all. */
const LANGUAGES = 'en,mul,de,fr,es,it,nl,pl,sv'

/**
 * Companies of some kinds with a website, the largest first, in SPARQL for Wikidata's query service. The statements are
 * carried out in the order in which they stand, from the few items of those names outwards, as the service's own order
 * may begin with all companies there are. A place is looked for upwards from each company, by the few that its own
 * lies in: of one name there are hundreds of places, and songs.
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

/** A string of SPARQL; control characters mean nothing in a name. */
const literal = (text: string) => `"${text.replace(/\p{Cc}+/gu, ' ').replace(/[\\"]/g, '\\$&')}"`
const english = (text: string) => `${literal(text)}@en`
