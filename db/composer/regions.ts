/** Countries as people write them at the end of an address, in English and their own language. */
const COUNTRIES = `
germany deutschland|austria österreich|switzerland schweiz suisse svizzera|france|belgium belgique belgië|
netherlands nederland|the_netherlands holland|luxembourg luxemburg|liechtenstein|united_kingdom uk gb great_britain|
england scotland wales|northern_ireland|ireland éire|united_states usa us u.s.a.|united_states_of_america america|
canada|australia|new_zealand|norway norge|sweden sverige|denmark danmark|finland suomi|iceland ísland|spain españa|
portugal|italy italia|poland polska|czechia czech_republic česko|česká_republika|slovakia slovensko|
hungary magyarország|romania românia|bulgaria|greece hellas|croatia hrvatska|slovenia slovenija|serbia srbija|
estonia eesti|latvia latvija|lithuania lietuva|turkey türkiye turkiye|ukraine|malta|cyprus|brazil brasil|
mexico méxico|argentina chile colombia peru|india|china|japan|south_korea|korea|singapore|south_africa|
united_arab_emirates uae|israel|d a ch f b nl i e p s n dk fin pl`
/** States, counties and provinces between a city and its country, except those that are also the name of a city. */
const REGIONS = `
alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa
kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada
new_hampshire new_jersey new_mexico north_carolina north_dakota ohio oklahoma oregon pennsylvania rhode_island
south_carolina south_dakota tennessee texas utah vermont virginia west_virginia wisconsin wyoming
alberta british_columbia manitoba new_brunswick newfoundland nova_scotia ontario saskatchewan
new_south_wales queensland south_australia tasmania western_australia
bedfordshire berkshire buckinghamshire cambridgeshire cheshire cornwall cumbria derbyshire devon dorset east_sussex
west_sussex essex gloucestershire greater_london greater_manchester hampshire herefordshire hertfordshire kent
lancashire leicestershire lincolnshire merseyside middlesex norfolk northamptonshire northumberland nottinghamshire
oxfordshire rutland shropshire somerset staffordshire suffolk surrey tyne_and_wear warwickshire west_midlands
wiltshire worcestershire north_yorkshire south_yorkshire west_yorkshire east_yorkshire yorkshire county_durham
mid_glamorgan south_glamorgan west_glamorgan gwent gwynedd powys dyfed clwyd aberdeenshire fife lothian lanarkshire
ayrshire co._dublin co._cork co._galway co._antrim co._down county_antrim county_down county_cork county_dublin
baden-württemberg bayern bavaria brandenburg hessen hesse niedersachsen lower_saxony nordrhein-westfalen nrw
north_rhine-westphalia rheinland-pfalz saarland sachsen saxony sachsen-anhalt schleswig-holstein thüringen
mecklenburg-vorpommern tirol kärnten steiermark oberösterreich niederösterreich vorarlberg burgenland
île-de-france ile-de-france auvergne-rhône-alpes nouvelle-aquitaine occitanie bretagne normandie grand_est
hauts-de-france pays_de_la_loire provence-alpes-côte_d’azur bourgogne-franche-comté
lombardia lombardy piemonte veneto toscana tuscany lazio campania sicilia puglia emilia-romagna liguria sardegna
andalucía andalusia cataluña catalunya catalonia galicia asturias aragón navarra país_vasco comunidad_de_madrid
noord-holland zuid-holland noord-brabant gelderland overijssel limburg friesland drenthe zeeland flevoland
vestland rogaland viken innlandet trøndelag nordland agder telemark vestfold møre_og_romsdal troms finnmark
skåne uppland småland västra_götaland hovedstaden midtjylland syddanmark nordjylland sjælland uusimaa pirkanmaa
mazowieckie małopolskie śląskie wielkopolskie pomorskie dolnośląskie łódzkie mazovia silesia
maharashtra karnataka tamil_nadu gujarat rajasthan kerala telangana west_bengal uttar_pradesh punjab haryana
jalisco nuevo_león sonora sinaloa yucatán tabasco chiapas michoacán guerrero hidalgo morelos nayarit quintana_roo
tamaulipas coahuila baja_california estado_de_méxico cdmx minas_gerais paraná santa_catarina rio_grande_do_sul bahia
pernambuco ceará goiás england scotland wales northern_ireland aichi kanagawa hyogo hokkaido miyagi ishikawa ibaraki
gunma tochigi mie ehime kagawa shiga iwate`
/** States that stand after their city, with or without a postcode; also those that are the name of a city. */
const STATES = `
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana
iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska
nevada new_hampshire new_jersey new_mexico new_york north_carolina north_dakota ohio oklahoma oregon pennsylvania
rhode_island south_carolina south_dakota tennessee texas utah vermont virginia washington west_virginia wisconsin
wyoming alberta british_columbia manitoba new_brunswick newfoundland nova_scotia ontario québec quebec saskatchewan
new_south_wales queensland south_australia tasmania victoria western_australia`
/** The codes of the states of the United States, Canada and Australia. */
const STATE_CODES = `
al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd oh ok or pa ri
sc sd tn tx ut vt va wa wv wi wy ab bc mb nb nl ns nt nu on pe qc sk yt act nsw qld sa tas vic`

const wordsOf = (list: string) =>
  new Set(
    list
      .split(/[\s|]+/)
      .filter(Boolean)
      .map((word) => word.replaceAll('_', ' ')),
  )
const countries = wordsOf(COUNTRIES)
const regions = wordsOf(REGIONS)
const states = wordsOf(STATES)
const stateCodes = wordsOf(STATE_CODES)
const COUNTY = /^(?:co\.|county) /i
const keyOf = (name: string) => name.toLowerCase().replaceAll("'", '’')

/** Whether a name is a country's. */
export const isCountry = (name: string): boolean => countries.has(keyOf(name))

/** Whether a name is that of a state, county or province and not of a city. */
export const isRegion = (name: string): boolean => regions.has(keyOf(name)) || COUNTY.test(name)

/** Whether a name is that of a state which stands after its city in addresses; it may be a city's as well. */
export const isState = (name: string): boolean => states.has(keyOf(name))

/** Whether a word is the code of a state, such as NSW. */
export const isStateCode = (word: string): boolean => stateCodes.has(keyOf(word))
