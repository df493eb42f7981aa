/** Products for the search for companies. */

export const trackers = {
  name: 'Temperature trackers for refrigerated trucks',
  description: 'They log every minute.',
  target_industry: 'Logistics',
  company_size: 'Medium',
  price_range: '',
  category: '',
  keywords: '',
}

export const liftSensor = {
  name: 'Lift Sensor',
  description: 'Wireless sensors that tell when a lift needs service.',
  target_industry: 'Lifts',
  company_size: 'Large',
  price_range: '$99',
  category: '',
  keywords: '',
}
