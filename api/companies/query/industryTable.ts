interface Industry {
  /** What people call the industry, its members and their work. */
  words: string
  /** Industries whose companies often buy the same things, and how much (0 to 1). */
  related?: Record<string, number>
  /** Its members make technology, or goods, themselves: they sell to one another. */
  makes?: 'technology' | 'goods'
  /** The industry that it is the narrower name for. */
  partOf?: string
  /** What one member is called, where "<Industry> company" reads badly. */
  member?: string
}

/** The directory's industries by name. */
export const industries: Record<string, Industry> = {
  Aerospace: {
    words: 'aviation, aircraft, airline, airlines, space, satellite',
    related: { Defence: 0.5, Engineering: 0.4 },
    makes: 'technology',
  },
  Agriculture: {
    words:
      'farm, farming, farmer, gardener, agri, agro, agritech, agtech, crop, grower, grows, horticulture, orchard, vineyard, greenhouse, mulch, arable, livestock, dairy farm, nursery, soil, field crops',
    related: { Food: 0.4, Beverages: 0.3, Wholesale: 0.2 },
  },
  Apparel: {
    words: 'clothing, clothes, fashion, garment, textile, footwear, shoes',
    makes: 'goods',
    related: { Retail: 0.4, Manufacturing: 0.3 },
  },
  Automotive: {
    words: 'car, cars, carmaker, automaker, vehicle maker, motor industry, garage, dealership',
    makes: 'goods',
    related: { Manufacturing: 0.4, Engineering: 0.3 },
  },
  Banking: {
    words: 'bank, lender, lending, credit union, financial services, finance, financial',
    related: { Fintech: 0.6, Insurance: 0.5 },
  },
  Beverages: {
    words: 'beverage, drinks, brewery, brewer, winery, wine, beer, distillery, soft drinks, roaster',
    makes: 'goods',
    related: { Food: 0.6, Restaurants: 0.3 },
  },
  Biotechnology: {
    words: 'biotech, life sciences, genomics, lab, laboratory',
    related: { Pharmaceuticals: 0.7, 'Medical devices': 0.4 },
    makes: 'technology',
  },
  Chemicals: {
    words: 'chemical, coatings, paint, fertiliser, fertilizer',
    makes: 'goods',
    related: { Materials: 0.6, Manufacturing: 0.4 },
  },
  Construction: {
    words:
      'builder, contractor, building site, construction site, housebuilder, civil engineering, homebuilder, roofing',
    related: { Engineering: 0.5, 'Real estate': 0.4 },
  },
  Consulting: {
    words: 'consultancy, consultant, advisory, professional services',
    related: { Legal: 0.4, Marketing: 0.3 },
  },
  'Consumer goods': {
    words: 'household goods, cosmetics, personal care, fmcg, cpg, toys',
    makes: 'goods',
    related: { Retail: 0.5, Manufacturing: 0.4, Apparel: 0.3 },
  },
  Cybersecurity: {
    words: 'cyber security, infosec, information security',
    related: { Software: 0.4 },
    makes: 'technology',
  },
  Defence: {
    words: 'defense, military, army, armed forces',
    related: { Aerospace: 0.6, Security: 0.4 },
    member: 'Defence company',
    makes: 'technology',
  },
  Dental: {
    words: 'dentist, dental practice, dental care, orthodontist',
    partOf: 'Healthcare',
    related: { Healthcare: 0.3 },
  },
  Education: {
    words:
      'school, schools, college, university, teacher, academy, edtech, training, nursery school, childcare, classroom',
    related: { Publishing: 0.3 },
  },
  Electronics: {
    words: 'electronic, consumer electronics, hardware maker, circuit, iot devices',
    related: { Semiconductors: 0.6, Manufacturing: 0.5 },
    makes: 'technology',
  },
  Energy: {
    words:
      'solar, wind power, wind farm, renewable, renewables, oil and gas, battery storage, power plant, cleantech',
    makes: 'goods',
    related: { Utilities: 0.7 },
  },
  Engineering: {
    words: 'engineer, engineering firm, structural, architect, architecture',
    makes: 'goods',
    related: { Construction: 0.6, Manufacturing: 0.4 },
    member: 'Engineering company',
  },
  Entertainment: {
    words:
      'cinema, theatre, theater, theme park, amusement, museum, concert, venue, event, attraction, amusement park, water park',
    related: { Hospitality: 0.3, Media: 0.4, Travel: 0.3 },
  },
  'Environmental services': {
    words: 'environmental, remediation, restoration, spill response, sustainability',
    related: { Waste: 0.7, Utilities: 0.4 },
  },
  Facilities: {
    words:
      'facility, facility management, facilities management, cleaning, janitorial, cleaner, property maintenance, pest control',
    related: { 'Real estate': 0.5, Security: 0.4 },
    member: 'Facilities company',
  },
  Fintech: {
    words:
      'fintech, fin tech, payment, payments, neobank, insurtech, financial technology, financial services, open banking',
    related: { Banking: 0.6, Insurance: 0.5 },
    makes: 'technology',
  },
  Fitness: {
    words: 'gym, health club, fitness studio, personal trainer, yoga, wellness',
    related: { Sports: 0.5, Hospitality: 0.3 },
  },
  Food: {
    words:
      'foods, food maker, food producer, food processing, bakery, baker, confectionery, chocolate, meat, dairy',
    makes: 'goods',
    related: { Beverages: 0.6, Restaurants: 0.4, Agriculture: 0.4, Wholesale: 0.4, 'Consumer goods': 0.3 },
  },
  Furniture: {
    words: 'furnishing, joinery, cabinet, cabinet maker, upholstery, woodworking',
    makes: 'goods',
    related: { Manufacturing: 0.5, Retail: 0.3 },
  },
  Gaming: {
    words: 'game, games, video game, game studio, game developer, esports',
    related: { Entertainment: 0.4, Software: 0.4 },
    makes: 'technology',
  },
  Healthcare: {
    words:
      'health care, health, hospital, clinic, doctor, nurse, medical practice, medical centre, medical center, clinician, care home, physiotherapy, physiotherapist',
    related: { 'Medical devices': 0.4, Pharmaceuticals: 0.4 },
  },
  Hospitality: {
    words:
      'hotel, hotelier, hostel, inn, guest house, guesthouse, resort, lodging, accommodation, bed and breakfast, holiday park, horeca',
    related: { Travel: 0.5, Restaurants: 0.4, Entertainment: 0.3 },
  },
  'Human resources': {
    words: 'hr, recruitment, recruiter, recruiting, staffing, payroll',
    related: { Consulting: 0.3 },
  },
  'Industrial machinery': {
    words: 'machinery, machine builder, machine tool, machine maker, industrial equipment',
    makes: 'goods',
    related: { Manufacturing: 0.7, Engineering: 0.5, Robotics: 0.4 },
  },
  Insurance: { words: 'insurer, insurtech, underwriter, broker', related: { Banking: 0.5, Fintech: 0.4 } },
  Legal: { words: 'law, lawyer, law firm, solicitor, attorney, barrister', related: { Consulting: 0.5 } },
  Logistics: {
    words:
      'freight, haulage, haulier, hauler, trucking, truck, trucker, transport, transportation, fleet, shipping, supply chain, courier, carrier, forwarder, forwarding, warehouse, warehousing, 3pl, delivery, cold chain, reefer',
    related: { Wholesale: 0.6, Food: 0.4, 'Public transport': 0.3, Pharmaceuticals: 0.4, Biotechnology: 0.3 },
  },
  Manufacturing: {
    words: 'manufacturer, factory, production plant, industrial',
    makes: 'goods',
    related: {
      'Industrial machinery': 0.7,
      Electronics: 0.5,
      Automotive: 0.5,
      Chemicals: 0.4,
      Furniture: 0.4,
      Packaging: 0.4,
      'Consumer goods': 0.4,
      Food: 0.4,
    },
  },
  Marine: {
    words:
      'boat, ship, shipyard, boatyard, boatbuilder, maritime, vessel, yacht, offshore, fishing, port, harbour',
    makes: 'goods',
    related: { Logistics: 0.3 },
  },
  Marketing: {
    words: 'advertising, agency, agencies, branding, public relations, pr',
    related: { Media: 0.5, Consulting: 0.4, Publishing: 0.3 },
  },
  Materials: {
    words: 'steel, plastics, composites, glass, timber, paper mill, ceramics',
    makes: 'goods',
    related: { Chemicals: 0.6, Manufacturing: 0.5, Packaging: 0.4 },
  },
  Media: {
    words: 'broadcaster, broadcasting, television, radio, film production, news, journalism, journalist',
    related: { Publishing: 0.7, Entertainment: 0.5, Marketing: 0.4 },
  },
  'Medical devices': {
    words: 'medtech, med tech, medical device, implant, diagnostics',
    related: { Healthcare: 0.4, Pharmaceuticals: 0.5, Biotechnology: 0.4 },
    makes: 'technology',
  },
  Mining: {
    words: 'mine, miner, quarry, quarrying, minerals, drilling',
    related: { Materials: 0.4, Energy: 0.3 },
  },
  Nonprofit: {
    words: 'non profit, not for profit, ngo, charity, charities, foundation',
    related: { Education: 0.3 },
    member: 'Nonprofit organisation',
  },
  Packaging: {
    words: 'packer, bottler, box maker, carton',
    makes: 'goods',
    related: { Manufacturing: 0.5, Materials: 0.5 },
  },
  Pharmaceuticals: {
    words: 'pharma, pharmaceutical, drug maker, pharmacy, vaccine',
    makes: 'goods',
    related: { Biotechnology: 0.7, Healthcare: 0.4, 'Medical devices': 0.4 },
    member: 'Pharmaceutical company',
  },
  'Public transport': {
    words: 'bus, buses, coach operator, transit, bus operator, railway, passenger transport',
    related: { Logistics: 0.3, Travel: 0.4 },
  },
  Publishing: { words: 'publisher, book, magazine, newspaper', related: { Media: 0.7, Education: 0.3 } },
  'Real estate': {
    words: 'property, landlord, estate agent, realtor, letting, property management, housing',
    related: { Construction: 0.5, Facilities: 0.5 },
  },
  Restaurants: {
    words:
      'restaurant, cafe, coffee shop, coffee house, diner, bar, pub, bistro, eatery, food service, foodservice, catering, caterer, takeaway, fast food, horeca',
    related: { Hospitality: 0.5, Beverages: 0.4, Food: 0.3 },
    member: 'Restaurant company',
  },
  Retail: {
    words:
      'retailer, shop, store, ecommerce, e commerce, online shop, merchant, supermarket, grocery, grocer',
    related: { Wholesale: 0.6, 'Consumer goods': 0.4, Apparel: 0.4 },
  },
  Robotics: {
    words: 'robot, drone, automation',
    related: { 'Industrial machinery': 0.6, Electronics: 0.5 },
    makes: 'technology',
  },
  Security: { words: 'guarding, alarm, locksmith, cctv, security services', related: { Facilities: 0.5 } },
  Semiconductors: {
    words: 'semiconductor, chip, chip maker, microchip, fabless',
    related: { Electronics: 0.7 },
    makes: 'technology',
  },
  Software: {
    words:
      'software, saas, it, information technology, tech, technology, developer, programmer, startup, web agency',
    related: { Cybersecurity: 0.5, Fintech: 0.5, Gaming: 0.4 },
    makes: 'technology',
  },
  Sports: {
    words: 'sport, sporting goods, football, athlete, sports club, stadium, climber, runner, cyclist, golf',
    related: { Fitness: 0.6, 'Consumer goods': 0.3 },
  },
  Telecommunications: {
    words: 'telecom, telco, broadband, isp, internet provider, mobile operator, fibre',
    related: { Utilities: 0.4, Software: 0.3 },
    makes: 'technology',
  },
  Travel: {
    words: 'tourism, tour operator, travel agency, tours',
    related: { Hospitality: 0.6, Entertainment: 0.4 },
  },
  Utilities: {
    words:
      'utility, water utility, electric utility, power company, water company, wastewater, grid operator',
    related: { Energy: 0.7, 'Environmental services': 0.4 },
    member: 'Utility company',
  },
  Veterinary: {
    words: 'vet, veterinarian, animal hospital, animal health',
    partOf: 'Healthcare',
    related: { Healthcare: 0.3 },
  },
  Waste: {
    words: 'recycling, recycler, waste management, waste collection, composting, landfill',
    related: { 'Environmental services': 0.7 },
    member: 'Waste company',
  },
  Wholesale: {
    words: 'wholesaler, distributor, importer, distribution, cash and carry',
    makes: 'goods',
    related: { Retail: 0.6, Logistics: 0.5, Food: 0.3 },
  },
}
