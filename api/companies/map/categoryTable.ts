/** A category of everyday business. */
interface Category {
  name: string
  /** What it is on OpenStreetMap (wiki, Map features): "shop=bakery", or "shop=*" for any value. */
  tags: string[]
  /** Other words for it, its goods and its people. */
  words: string[]
  /** Industries of the directory; empty where the name tells. */
  industries: string[]
}

/** Name | tags | words | industries. */
export const categories = categoriesIn(`
Bakery | shop=bakery shop=pastry craft=bakery | baker, bread, patisserie, pastry
Confectionery | shop=confectionery shop=chocolate craft=confectionery | chocolate, chocolatier, sweets, candy | Food
Butcher | shop=butcher | butchery, meat, slaughterhouse | Food
Fishmonger | shop=seafood | seafood, fish shop, fish market | Food
Cheese maker | shop=cheese craft=cheese shop=dairy | cheese, dairy, dairies, creamery | Food
Greengrocer | shop=greengrocer shop=farm | fruit and vegetables, farm shop | Retail
Delicatessen | shop=deli shop=health_food shop=spices | deli, health food, organic shop, speciality food, specialty food | Food, Retail
Supermarket | shop=supermarket shop=convenience shop=grocery | grocery, grocer, convenience store, corner shop, food retail
Off-licence | shop=alcohol shop=wine shop=beverages | liquor, wine shop, wine merchant, bottle shop, beverage shop | Retail
Cafe | amenity=cafe shop=coffee shop=tea | coffee, coffee shop, coffee house, espresso bar, tea room, barista, cafe bar, coffee bar
Coffee roaster | craft=coffee_roaster shop=coffee | roaster, roastery, coffee roastery | Beverages
Ice cream parlour | amenity=ice_cream shop=ice_cream | ice cream, gelato, gelateria, frozen yoghurt | Restaurants
Restaurant | amenity=restaurant | diner, bistro, eatery, gastronomy, food service, foodservice, horeca, chef, dining, pizzeria
Takeaway | amenity=fast_food | fast food, quick service, food truck, burger, kebab, takeout | Restaurants
Bar | amenity=bar amenity=pub amenity=biergarten | pub, tavern, taproom, cocktail bar, beer garden
Night club | amenity=nightclub | nightclub, disco, nightlife | Entertainment
Caterer | craft=caterer | catering, canteen, event catering | Restaurants
Brewery | craft=brewery industrial=brewery | brewer, brewing, microbrewery, beer, ale | Beverages
Winery | craft=winery landuse=vineyard shop=wine | vineyard, wine, winemaker, wine maker | Beverages
Distillery | craft=distillery | distiller, spirits, gin, whisky, whiskey | Beverages
Hotel | tourism=hotel tourism=motel | hotelier, motel, resort, inn, guest room
Guest house | tourism=guest_house tourism=hostel tourism=apartment | guesthouse, hostel, bed and breakfast, holiday flat, holiday rental, holiday let, lodge | Hospitality
Camp site | tourism=camp_site tourism=caravan_site | campsite, camping, campground, holiday park, caravan park, glamping | Hospitality
Travel agency | shop=travel_agency office=travel_agent | tour operator, travel agent | Travel
Museum | tourism=museum tourism=gallery amenity=arts_centre | gallery, exhibition, art centre | Entertainment
Attraction | tourism=theme_park tourism=zoo tourism=aquarium leisure=water_park tourism=attraction | theme park, amusement park, water park, zoo, aquarium, visitor attraction | Entertainment
Cinema and theatre | amenity=cinema amenity=theatre | cinema, theatre, theater, movie theater, concert hall | Entertainment
Event venue | amenity=events_venue amenity=conference_centre | venue, wedding venue, conference centre, conference center, banquet hall, event | Entertainment
Dentist | amenity=dentist healthcare=dentist | dental, dental practice, dental clinic, dental healthcare, orthodontist
Dental laboratory | craft=dental_technician | dental lab, dental technician | Dental, Medical devices
Doctor | amenity=doctors healthcare=doctor | doctors, physician, general practitioner, medical practice, family medicine, surgery | Healthcare
Clinic | amenity=clinic healthcare=clinic healthcare=centre | clinics, medical centre, medical center, health centre, outpatient | Healthcare
Hospital | amenity=hospital healthcare=hospital | hospitals, ward
Physiotherapist | healthcare=physiotherapist healthcare=rehabilitation healthcare=occupational_therapist | physiotherapy, physio, physical therapy, physical therapist, rehabilitation, chiropractor, osteopath | Healthcare
Psychotherapist | healthcare=psychotherapist | psychotherapy, psychologist, counsellor, counselor, mental health | Healthcare
Medical laboratory | healthcare=laboratory | laboratory, lab, diagnostics | Healthcare, Biotechnology, Medical devices
Care home | amenity=social_facility amenity=nursing_home | nursing home, elderly care, senior living, assisted living, hospice | Healthcare
Pharmacy | amenity=pharmacy healthcare=pharmacy shop=chemist | pharmacist, drugstore, chemist, pharmacies | Pharmaceuticals, Healthcare
Optician | shop=optician healthcare=optometrist | optometrist, eyewear, spectacles | Healthcare, Retail
Hearing aid shop | shop=hearing_aids healthcare=audiologist | audiologist, hearing aid, hearing care
Veterinarian | amenity=veterinary | veterinary, vet, veterinary clinic, veterinary hospital, veterinary practice, animal hospital, animal clinic, animal health, pet care
Pet shop | shop=pet shop=pet_grooming amenity=animal_boarding | pet, pet store, pet food, dog grooming, kennel
Gym | leisure=fitness_centre | fitness, fitness studio, fitness centre, fitness center, health club, personal trainer, yoga, pilates, crossfit | Fitness
Sports centre | leisure=sports_centre leisure=stadium leisure=ice_rink leisure=swimming_pool club=sport | sports club, stadium, swimming pool, tennis club, football club, leisure centre, climbing hall | Sports
Golf course | leisure=golf_course | golf, golf club | Sports
Riding stable | leisure=horse_riding | horse, equestrian, riding school, stables | Sports
Dance school | leisure=dance amenity=dancing_school | dance, dance studio, ballet | Fitness
Hairdresser | shop=hairdresser | hair salon, barber, hair stylist, salon, hairdressing, beauty
Beauty salon | shop=beauty shop=cosmetics shop=massage leisure=spa shop=perfumery | beauty, spa, nail salon, cosmetics, massage, wellness, skincare, sauna | Consumer goods
Tattoo studio | shop=tattoo | tattoo, piercing
Clothes shop | shop=clothes shop=boutique shop=fashion | clothes, clothing, fashion, apparel, boutique, garment | Apparel, Retail
Shoe shop | shop=shoes craft=shoemaker | shoes, footwear, shoemaker, sneaker | Apparel, Retail
Tailor | craft=tailor shop=tailor shop=fabric shop=sewing | dressmaker, fabric, haberdashery, sewing | Apparel
Jeweller | shop=jewelry shop=watches craft=jeweller craft=watchmaker | jewellery, jewelry, jeweler, goldsmith, watchmaker | Retail
Florist | shop=florist | flower, flower shop | Retail
Garden centre | shop=garden_centre landuse=plant_nursery | garden center, plant nursery, nursery plants, greenhouse | Retail
Gift shop | shop=gift shop=interior_decoration shop=houseware | gifts, souvenir, homeware, concept store, interior decoration | Retail
Furniture shop | shop=furniture shop=bed shop=kitchen shop=carpet shop=lighting | furniture, mattress, kitchen studio, kitchen showroom, furnishing | Furniture, Retail
Electronics shop | shop=electronics shop=computer shop=hifi | electronics, computer shop, consumer electronics, computer store, appliance | Electronics, Retail
Mobile phone shop | shop=mobile_phone | mobile phone, phone shop, smartphone, phone repair
Bookshop | shop=books | book, bookstore, bookseller, book shop | Retail, Publishing
Stationer | shop=stationery | stationery, office supplies
Toy shop | shop=toys shop=baby_goods | toys, toy, baby goods, children | Retail, Consumer goods
Music shop | shop=musical_instrument shop=music | musical instrument, instrument, record store, guitar
Sports shop | shop=sports shop=outdoor | sporting goods, sports store, outdoor shop, sportswear
Bicycle shop | shop=bicycle | bicycle, bike, cycling, bike shop, cyclist, e bike
Hardware shop | shop=doityourself shop=hardware shop=paint shop=trade | hardware, diy, do it yourself, home improvement, builders merchant, building materials, ironmonger, tool shop
Antiques shop | shop=antiques shop=second_hand shop=art shop=charity | antiques, second hand, vintage, thrift, art dealer
Car dealer | shop=car | car dealership, dealership, auto dealer, car sales | Automotive
Car repair | shop=car_repair shop=tyres shop=car_parts | garage, mechanic, auto repair, car workshop, tyre, body shop, automotive repair, repair shop | Automotive
Car wash | amenity=car_wash | car washes, car cleaning, valeting | Automotive
Car rental | amenity=car_rental | car hire, rental car, vehicle rental | Automotive, Travel
Motorcycle shop | shop=motorcycle | motorcycle, motorbike, scooter | Automotive
Petrol station | amenity=fuel amenity=charging_station | fuel, gas station, filling station, service station, ev charging, forecourt | Energy
Driving school | amenity=driving_school | driving instructor, driving lesson | Education
Boatyard | leisure=marina shop=boat craft=boatbuilder industrial=shipyard | marina, boat, shipyard, yacht, boatbuilder, sailing | Marine
Logistics company | office=logistics office=moving_company industrial=warehouse industrial=depot | logistics, fleet, truck, trucking, freight, haulage, haulier, courier, warehouse, forwarding, transport, moving company, parcel | Logistics
Bus operator | amenity=bus_station office=transport | bus, coach operator, transit, public transport, taxi | Public transport
Farm | landuse=farmyard place=farm shop=farm shop=agrarian | farmer, farming, crop, grower, orchard, livestock, arable, field crops | Agriculture
School | amenity=school amenity=college | schools, classroom, teacher, pupil, college, academy
Kindergarten | amenity=kindergarten amenity=childcare | nursery school, childcare, preschool, daycare, day care, creche | Education
University | amenity=university office=research | universities, campus, higher education, research institute | Education, Biotechnology
Language and music school | amenity=language_school amenity=music_school office=tutoring amenity=training | language school, music school, tutoring, training provider, training centre | Education
Lawyer | office=lawyer office=notary | law firm, solicitor, attorney, legal, notary, barrister, law | Legal
Accountant | office=accountant office=tax_advisor | accounting, bookkeeper, bookkeeping, tax advisor, tax adviser, accountancy, auditor | Consulting, Banking
Estate agent | office=estate_agent office=property_management | real estate, realtor, letting agent, property manager, property management, landlord, property
Insurance broker | office=insurance | insurance, insurer, insurance agent | Insurance
Bank | amenity=bank office=financial office=financial_advisor | banks, credit union, lender, financial services, financial advisor, finance, banking | Banking, Fintech
Architect | office=architect office=engineer office=surveyor | architecture, engineering firm, surveyor, structural engineer, planning office, engineering | Engineering
Marketing agency | office=advertising_agency office=graphic_design office=marketing craft=signmaker | marketing, advertising, creative agency, branding, pr agency, design studio, public relations | Marketing
Employment agency | office=employment_agency | recruitment, recruiter, staffing, temp agency, human resources | Human resources
Consultancy | office=consulting | consulting, consultant, advisory, management consultancy | Consulting
IT company | office=it office=telecommunication | it service, it support, web agency, developer, msp, managed service, saas, startup, tech company, software company, software house, it company | Software, Cybersecurity, Telecommunications, Gaming, Fintech
Coworking space | amenity=coworking_space office=coworking | coworking, shared office | Real estate
Publisher | office=newspaper office=publisher craft=printer shop=copyshop | publishing, newspaper, magazine, print shop, printing, printer | Publishing
Radio and television studio | amenity=studio | radio, television, broadcaster, recording studio, media, film production | Media
Photographer | craft=photographer shop=photo | photography, photo studio, wedding photographer | Media
Charity | office=ngo office=charity office=foundation office=association | ngo, nonprofit, non profit, foundation, charities, association
Builder | office=construction_company craft=builder craft=scaffolder craft=plasterer craft=tiler craft=bricklayer | building site, contractor, construction company, housebuilder, home builder, civil engineering, tiler, bricklayer, scaffolding, renovation | Construction
Roofer | craft=roofer | roofing | Construction
Electrician | craft=electrician craft=solar_power | electrical contractor, electrical installer, solar installer, electrical installation | Construction
Plumber | craft=plumber craft=hvac | plumbing, heating, hvac, heating engineer, air conditioning, heat pump installer | Construction
Painter | craft=painter | painting contractor, decorator, house painter | Construction
Carpenter | craft=carpenter craft=joiner craft=cabinet_maker craft=window_construction craft=sawmill | joinery, joiner, cabinet maker, woodworking, sawmill, woodworker, window maker | Construction, Furniture
Metal worker | craft=metal_construction craft=blacksmith craft=welder | metalworking, metal fabrication, welder, welding, blacksmith, steel construction, machine shop | Materials, Engineering
Gardener | craft=gardener | landscaping, landscaper, lawn care, tree surgeon, gardening | Facilities
Cleaning company | craft=cleaning shop=laundry shop=dry_cleaning | cleaning, cleaner, laundry, dry cleaner, dry cleaning, janitorial, launderette, facility management | Facilities
Locksmith | shop=locksmith craft=key_cutter office=security | security company, alarm installer, guarding, security services | Security
Funeral director | shop=funeral_directors | funeral, undertaker, funeral home
Storage company | shop=storage_rental | self storage, storage company | Logistics
Power company | office=energy_supplier power=plant | energy, utility, energy supplier, electric utility, power plant, solar park, wind farm, renewable energy, power company | Energy, Utilities
Water company | office=water_utility man_made=wastewater_plant man_made=water_works | water utility, wastewater, water treatment, sewage, water works | Utilities
Waste company | amenity=waste_transfer_station industrial=scrap_yard landuse=landfill | recycling, waste, waste management, scrap, recycler | Waste, Environmental services
Quarry | landuse=quarry industrial=mine | mining, mine, quarrying, minerals | Mining
Factory | man_made=works industrial=factory industrial=machine_shop | manufacturing, manufacturer, production plant, plant, food processing | Manufacturing, Industrial machinery, Materials, Chemicals, Packaging, Aerospace, Robotics, Electronics, Semiconductors, Medical devices, Automotive, Defence
Wholesaler | shop=wholesale shop=trade | wholesale, distributor, cash and carry, importer | Wholesale
Town hall | amenity=townhall office=government | council, municipality, public sector, local government, government, city administration
Church | amenity=place_of_worship | parish, mosque, temple, religious
`)

/** Trades that hold many others: they count where no narrower one is meant. */
export const broadCategories = categoriesIn(`
Shop | shop=* | shops, store, retail, retailer, high street, merchant, boutique shop
Office | office=* | offices, agency, office worker
Craft business | craft=* | craftspeople, tradespeople, trades, workshop, artisan, craftsman, installer
`)

function categoriesIn(table: string): Category[] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', tags = '', words = '', industries = ''] = row.split(' | ')
      return {
        name,
        tags: tags.split(' '),
        words: words.split(', '),
        industries: industries.split(', ').filter(Boolean),
      }
    })
}
