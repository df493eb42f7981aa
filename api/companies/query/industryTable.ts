interface Industry {
  /** What people call the industry, its members and their work. */
  words: string
  /** Industries whose companies often buy the same things, and how much (0 to 1). */
  kin?: Record<string, number>
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
    kin: { Defence: 0.5, Engineering: 0.4 },
    makes: 'technology',
  },
  Agriculture: {
    words:
      'farm, farming, farmer, gardener, agri, agro, agritech, agtech, crop, grower, grows, horticulture, orchard, vineyard, greenhouse, mulch, arable, livestock, dairy farm, nursery, soil, field crops',
    kin: { Food: 0.4, Beverages: 0.3, Wholesale: 0.2 },
  },
  Apparel: {
    words: 'clothing, clothes, fashion, garment, textile, footwear, shoes',
    makes: 'goods',
    kin: { Retail: 0.4, Manufacturing: 0.3 },
  },
  Automotive: {
    words: 'car, cars, carmaker, automaker, vehicle maker, motor industry, garage, dealership',
    makes: 'goods',
    kin: { Manufacturing: 0.4, Engineering: 0.3 },
  },
  Banking: {
    words: 'bank, lender, lending, credit union, financial services, finance, financial',
    kin: { Fintech: 0.6, Insurance: 0.5 },
  },
  Beverages: {
    words: 'beverage, drinks, brewery, brewer, winery, wine, beer, distillery, soft drinks, roaster',
    makes: 'goods',
    kin: { Food: 0.6, Restaurants: 0.3 },
  },
  Biotechnology: {
    words: 'biotech, life sciences, genomics, lab, laboratory',
    kin: { Pharmaceuticals: 0.7, 'Medical devices': 0.4 },
    makes: 'technology',
  },
  Chemicals: {
    words: 'chemical, coatings, paint, fertiliser, fertilizer',
    makes: 'goods',
    kin: { Materials: 0.6, Manufacturing: 0.4 },
  },
  Construction: {
    words:
      'builder, contractor, building site, construction site, housebuilder, civil engineering, homebuilder, roofing',
    kin: { Engineering: 0.5, 'Real estate': 0.4 },
  },
  Consulting: {
    words: 'consultancy, consultant, advisory, professional services',
    kin: { Legal: 0.4, Marketing: 0.3 },
  },
  'Consumer goods': {
    words: 'household goods, cosmetics, personal care, fmcg, cpg, toys',
    makes: 'goods',
    kin: { Retail: 0.5, Manufacturing: 0.4, Apparel: 0.3 },
  },
  Cybersecurity: {
    words: 'cyber security, infosec, information security',
    kin: { Software: 0.4 },
    makes: 'technology',
  },
  Defence: {
    words: 'defense, military, army, armed forces',
    kin: { Aerospace: 0.6, Security: 0.4 },
    member: 'Defence company',
    makes: 'technology',
  },
  Dental: {
    words: 'dentist, dental practice, dental care, orthodontist',
    partOf: 'Healthcare',
    kin: { Healthcare: 0.3 },
  },
  Education: {
    words:
      'school, schools, college, university, teacher, academy, edtech, training, nursery school, childcare, classroom',
    kin: { Publishing: 0.3 },
  },
  Electronics: {
    words: 'electronic, consumer electronics, hardware maker, circuit, iot devices',
    kin: { Semiconductors: 0.6, Manufacturing: 0.5 },
    makes: 'technology',
  },
  Energy: {
    words:
      'solar, wind power, wind farm, renewable, renewables, oil and gas, battery storage, power plant, cleantech',
    makes: 'goods',
    kin: { Utilities: 0.7 },
  },
  Engineering: {
    words: 'engineer, engineering firm, structural, architect, architecture',
    makes: 'goods',
    kin: { Construction: 0.6, Manufacturing: 0.4 },
    member: 'Engineering company',
  },
  Entertainment: {
    words:
      'cinema, theatre, theater, theme park, amusement, museum, concert, venue, event, attraction, amusement park, water park',
    kin: { Hospitality: 0.3, Media: 0.4, Travel: 0.3 },
  },
  'Environmental services': {
    words: 'environmental, remediation, restoration, spill response, sustainability',
    kin: { Waste: 0.7, Utilities: 0.4 },
  },
  Facilities: {
    words:
      'facility, facility management, facilities management, cleaning, janitorial, cleaner, property maintenance, pest control',
    kin: { 'Real estate': 0.5, Security: 0.4 },
    member: 'Facilities company',
  },
  Fintech: {
    words:
      'fintech, fin tech, payment, payments, neobank, insurtech, financial technology, financial services, open banking',
    kin: { Banking: 0.6, Insurance: 0.5 },
    makes: 'technology',
  },
  Fitness: {
    words: 'gym, health club, fitness studio, personal trainer, yoga, wellness',
    kin: { Sports: 0.5, Hospitality: 0.3 },
  },
  Food: {
    words:
      'foods, food maker, food producer, food processing, bakery, baker, confectionery, chocolate, meat, dairy',
    makes: 'goods',
    kin: { Beverages: 0.6, Restaurants: 0.4, Agriculture: 0.4, Wholesale: 0.4, 'Consumer goods': 0.3 },
  },
  Furniture: {
    words: 'furnishing, joinery, cabinet, cabinet maker, upholstery, woodworking',
    makes: 'goods',
    kin: { Manufacturing: 0.5, Retail: 0.3 },
  },
  Gaming: {
    words: 'game, games, video game, game studio, game developer, esports',
    kin: { Entertainment: 0.4, Software: 0.4 },
    makes: 'technology',
  },
  Healthcare: {
    words:
      'health care, health, hospital, clinic, doctor, nurse, medical practice, medical centre, medical center, clinician, care home, physiotherapy, physiotherapist',
    kin: { 'Medical devices': 0.4, Pharmaceuticals: 0.4 },
  },
  Hospitality: {
    words:
      'hotel, hotelier, hostel, inn, guest house, guesthouse, resort, lodging, accommodation, bed and breakfast, holiday park, horeca',
    kin: { Travel: 0.5, Restaurants: 0.4, Entertainment: 0.3 },
  },
  'Human resources': {
    words: 'hr, recruitment, recruiter, recruiting, staffing, payroll',
    kin: { Consulting: 0.3 },
  },
  'Industrial machinery': {
    words: 'machinery, machine builder, machine tool, machine maker, industrial equipment',
    makes: 'goods',
    kin: { Manufacturing: 0.7, Engineering: 0.5, Robotics: 0.4 },
  },
  Insurance: { words: 'insurer, insurtech, underwriter, broker', kin: { Banking: 0.5, Fintech: 0.4 } },
  Legal: { words: 'law, lawyer, law firm, solicitor, attorney, barrister', kin: { Consulting: 0.5 } },
  Logistics: {
    words:
      'freight, haulage, haulier, hauler, trucking, truck, trucker, transport, transportation, fleet, shipping, supply chain, courier, carrier, forwarder, forwarding, warehouse, warehousing, 3pl, delivery, cold chain, reefer',
    kin: { Wholesale: 0.6, Food: 0.4, 'Public transport': 0.3, Pharmaceuticals: 0.4, Biotechnology: 0.3 },
  },
  Manufacturing: {
    words: 'manufacturer, factory, production plant, industrial',
    makes: 'goods',
    kin: {
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
    kin: { Logistics: 0.3 },
  },
  Marketing: {
    words: 'advertising, agency, agencies, branding, public relations, pr',
    kin: { Media: 0.5, Consulting: 0.4, Publishing: 0.3 },
  },
  Materials: {
    words: 'steel, plastics, composites, glass, timber, paper mill, ceramics',
    makes: 'goods',
    kin: { Chemicals: 0.6, Manufacturing: 0.5, Packaging: 0.4 },
  },
  Media: {
    words: 'broadcaster, broadcasting, television, radio, film production, news, journalism, journalist',
    kin: { Publishing: 0.7, Entertainment: 0.5, Marketing: 0.4 },
  },
  'Medical devices': {
    words: 'medtech, med tech, medical device, implant, diagnostics',
    kin: { Healthcare: 0.4, Pharmaceuticals: 0.5, Biotechnology: 0.4 },
    makes: 'technology',
  },
  Mining: {
    words: 'mine, miner, quarry, quarrying, minerals, drilling',
    kin: { Materials: 0.4, Energy: 0.3 },
  },
  Nonprofit: {
    words: 'non profit, not for profit, ngo, charity, charities, foundation',
    kin: { Education: 0.3 },
    member: 'Nonprofit organisation',
  },
  Packaging: {
    words: 'packer, bottler, box maker, carton',
    makes: 'goods',
    kin: { Manufacturing: 0.5, Materials: 0.5 },
  },
  Pharmaceuticals: {
    words: 'pharma, pharmaceutical, drug maker, pharmacy, vaccine',
    makes: 'goods',
    kin: { Biotechnology: 0.7, Healthcare: 0.4, 'Medical devices': 0.4 },
    member: 'Pharmaceutical company',
  },
  'Public transport': {
    words: 'bus, buses, coach operator, transit, bus operator, railway, passenger transport',
    kin: { Logistics: 0.3, Travel: 0.4 },
  },
  Publishing: { words: 'publisher, book, magazine, newspaper', kin: { Media: 0.7, Education: 0.3 } },
  'Real estate': {
    words: 'property, landlord, estate agent, realtor, letting, property management, housing',
    kin: { Construction: 0.5, Facilities: 0.5 },
  },
  Restaurants: {
    words:
      'restaurant, cafe, coffee shop, coffee house, diner, bar, pub, bistro, eatery, food service, foodservice, catering, caterer, takeaway, fast food, horeca',
    kin: { Hospitality: 0.5, Beverages: 0.4, Food: 0.3 },
    member: 'Restaurant company',
  },
  Retail: {
    words:
      'retailer, shop, store, ecommerce, e commerce, online shop, merchant, supermarket, grocery, grocer',
    kin: { Wholesale: 0.6, 'Consumer goods': 0.4, Apparel: 0.4 },
  },
  Robotics: {
    words: 'robot, drone, automation',
    kin: { 'Industrial machinery': 0.6, Electronics: 0.5 },
    makes: 'technology',
  },
  Security: { words: 'guarding, alarm, locksmith, cctv, security services', kin: { Facilities: 0.5 } },
  Semiconductors: {
    words: 'semiconductor, chip, chip maker, microchip, fabless',
    kin: { Electronics: 0.7 },
    makes: 'technology',
  },
  Software: {
    words:
      'software, saas, it, information technology, tech, technology, developer, programmer, startup, web agency',
    kin: { Cybersecurity: 0.5, Fintech: 0.5, Gaming: 0.4 },
    makes: 'technology',
  },
  Sports: {
    words: 'sport, sporting goods, football, athlete, sports club, stadium, climber, runner, cyclist, golf',
    kin: { Fitness: 0.6, 'Consumer goods': 0.3 },
  },
  Telecommunications: {
    words: 'telecom, telco, broadband, isp, internet provider, mobile operator, fibre',
    kin: { Utilities: 0.4, Software: 0.3 },
    makes: 'technology',
  },
  Travel: {
    words: 'tourism, tour operator, travel agency, tours',
    kin: { Hospitality: 0.6, Entertainment: 0.4 },
  },
  Utilities: {
    words:
      'utility, water utility, electric utility, power company, water company, wastewater, grid operator',
    kin: { Energy: 0.7, 'Environmental services': 0.4 },
    member: 'Utility company',
  },
  Veterinary: {
    words: 'vet, veterinarian, animal hospital, animal health',
    partOf: 'Healthcare',
    kin: { Healthcare: 0.3 },
  },
  Waste: {
    words: 'recycling, recycler, waste management, waste collection, composting, landfill',
    kin: { 'Environmental services': 0.7 },
    member: 'Waste company',
  },
  Wholesale: {
    words: 'wholesaler, distributor, importer, distribution, cash and carry',
    makes: 'goods',
    kin: { Retail: 0.6, Logistics: 0.5, Food: 0.3 },
  },
}
