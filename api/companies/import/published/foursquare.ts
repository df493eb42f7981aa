import { CLOSED, itemsIn, joined, type Publication } from './publication.ts'

/** The top categories, with which every label begins. They separate labels, because a label may contain commas. */
const tops =
  'Arts and Entertainment|Business and Professional Services|Community and Government|Dining and Drinking|Event|Health and Medicine|Landmarks and Outdoors|Retail|Sports and Recreation|Travel and Transportation'
const BETWEEN_LABELS = new RegExp(`,\\s*(?=['"]?(?:${tops})\\b)`)
/** Users' flags for places that do not exist, have closed or are private. */
const NO_PLACE = /closed|delete|doesnt_exist|privatevenue/

/** Foursquare OS Places, as CSV (docs.foursquare.com, "Places OS Data Schemas"). */
export const foursquare: Publication = {
  name: 'Foursquare OS Places',
  isLaidOut: (has) => (has('fsq_place_id') || has('fsq_id')) && has('name'),
  read(cell) {
    if (cell('date_closed')) return CLOSED
    const [flag] = itemsIn(cell('unresolved_flags')).filter((each) => NO_PLACE.test(each))
    if (flag) return { reason: `is marked as “${flag}”` }
    const [label = '', ...others] = itemsIn(cell('fsq_category_labels'), BETWEEN_LABELS)
    const city = cell('locality') || cell('post_town')
    const id = cell('fsq_place_id') || cell('fsq_id')
    return {
      name: cell('name'),
      website: cell('website'),
      industry: label,
      city,
      region: cell('region'),
      country: cell('country'),
      tags: joined(
        others.map((other) => other.split(' > ').at(-1) ?? ''),
        '|',
      ),
      email: cell('email'),
      phone: cell('tel'),
      address: joined([cell('address'), joined([cell('postcode'), city], ' ')]),
      page: cell('placemaker_url') || (id && `https://foursquare.com/v/${id}`),
      asOf: cell('date_refreshed').slice(0, 10),
    }
  },
}
