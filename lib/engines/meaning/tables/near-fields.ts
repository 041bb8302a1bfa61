import { linesOf, phrases } from './lists';

/** Subjects that a catalogue may not have, behind what is nearest to them, joined by '+': read so only where no course has the subject. '*': trades. */
const LINES = `
  electrical engineering + electronic engineering + computer science: computer engineering, computer hardware engineering, electrical and computer engineering, ece engineering, instrumentation, instrumentation engineering, telecommunication engineering, telecommunications engineering, telecom engineering, electromechanical, electromechanical engineering;
  web development + software engineering + computer science: computer programming, programming, coding, coding bootcamp, app development, frontend, backend, full stack, software testing, qa testing;
  chemical engineering + process engineering + biotechnology: biochemical engineering, bioprocess engineering, polymer engineering, polymer science, plastics engineering, paint technology;
  power systems + mechanical engineering + physics: nuclear engineering, nuclear physics, nuclear science, energy engineering, energy management, electric vehicle, electric vehicles, ev technology;
  materials + mining engineering + geology: metallurgical engineering, mineral engineering, mineral processing, materials science, geological engineering, geotechnics;
  agriculture + mechanical engineering + environmental: agricultural engineering, irrigation, irrigation engineering, biosystems engineering, farm machinery, agricultural mechanization;
  civil engineering + construction + structural: structural, structural engineering, construction engineering, architectural engineering, highway engineering, infrastructure engineering, building engineering, earthquake engineering, site engineer, site supervisor, site supervision;
  environmental science + environmental management + water resources: environmental engineering, water engineering, waste management, environmental health, meteorology, hydrology, conservation, natural resources, ecology and conservation, environmental design;
  nanoscience + materials + physics: nanotechnology, photonics, optics;
  physics + computer science: quantum, quantum computing, quantum physics, quantum technology, particle physics;
  pharmaceutical + pharmacology + pharmacy: drug discovery, drug development, drug design, clinical pharmacy;
  finance + business administration: banker, bankers;
  biomedical science + biology + microbiology: life science, life sciences, biological science, virology, parasitology, entomology, toxicology, cell biology, molecular biology, stem cell, cancer biology, embryology, clinical embryology, haematology, hematology;
  medical science + biomedical science + public health: pediatrics, paediatrics, psychiatry, neurology, cardiology, oncology, dermatology, gynecology, gynaecology, obstetrics, anesthesia, anaesthesia, anesthesiology, anaesthesiology, orthopedics, pathology residency, family medicine, internal medicine, tropical medicine, medical residency, residency programme, md ms, usmle, plab, amc exam, fmge, neet pg, mccqe, physician assistant, physician associate;
  nursing: nclex, midwifery, midwife, midwives;
  medical imaging + medical laboratory + biomedical science: operation theatre technology, ot technology, dialysis, dialysis technology, cardiac technology, medical technology, lab technology, phlebotomy, clinical laboratory, respiratory therapy, anaesthesia technology;
  health data science + health informatics + health services: health information management, medical coding, medical billing, healthcare analytics, health analytics, health economics, healthcare it;
  animal science + agriculture: dairy, dairy technology, dairy science, poultry;
  equine + animal science: horse, horses, horse riding;
  finance + accounting + actuarial: insurance, risk management, risk, auditing, audit, taxation, tax, bookkeeping, investment, investments, stock market, trading, wealth management, banking, banking and finance, microfinance, credit management, financial engineering, quantitative finance, islamic finance, investment banking;
  supply chain + logistics + operations: purchasing, warehouse, warehousing, freight, inventory, transport planning, transport management, rail, railway, railways, lean six sigma, quality management, quality control, quality assurance;
  business administration + general management + entrepreneurship: commerce, managerial economics, small business, business studies, business communication, corporate communication, agile, product management, change management, consulting, family office, general business, corporate governance;
  digital marketing + marketing: seo, e commerce, ecommerce, e business, influencer, market research, merchandising, visual merchandising, fashion merchandising, luxury brand, luxury management, luxury brand management;
  international development + public policy + social enterprise: monitoring and evaluation, monitoring evaluation, m&e, evaluation, project evaluation, ngo, ngo management, nonprofit, non profit, community development, poverty, development management, disaster management, disaster risk, disaster risk management, peacebuilding, development studies, rural development;
  political science + international relations + public administration: governance, diplomacy, defence studies, war studies, strategic studies, european studies, middle east studies, political philosophy, civil service, local government;
  sociology + gender studies + social work: social sciences, social science, social policy, youth work, demography, population studies, welfare, social care, health and social care, women studies, womens studies, cultural studies, african studies, ethnic studies, philanthropy;
  counselling + psychology: counseling, guidance, guidance and counselling, psychotherapy, mental health counseling, family therapy, art therapy, music therapy, play therapy, drama therapy, behaviour analysis, applied behaviour analysis, aba therapy, neuropsychology, educational psychology, industrial psychology, sports psychology, child development;
  primary education + secondary education + curriculum: elementary education, bilingual education, comparative education, adult education, teacher training, teacher education, teaching assistant, teaching assistants, montessori, stem education, physics education, chemistry education, history education, training and development, instructional design, e learning;
  educational leadership + higher education: education management, educational administration, school leadership, school management, education policy;
  commercial law + law: corporate law, business law, maritime law, shipping law, company law, criminal law, civil law, family law, immigration law, labour law, labor law, medical law, sports law, space law, cyber law, technology law, energy law, oil and gas law, arbitration, dispute resolution, mediation, international trade law, banking law, constitutional law;
  construction + product design + furniture: woodworking, woodwork, cabinet making, masonry, mason, upholstery, glazing, scaffolding, painter, house painting, concreting, flooring;
  architectural technology + building information + civil engineering: drafting, draughting, autocad, cad, draftsman, revit;
  facilities management + property: building maintenance, facility management, estate management, valuation;
  theatre production + acting + dance: performing arts, visual and performing arts, drama, theatre, theater, stage management, stagecraft, ballet, choreography, circus, opera, stand up, comedy;
  fine art + illustration + art history: visual arts, painting, drawing, sculpture, printmaking, studio art, art management, arts management, arts administration, crafts, craft, pottery making, comics, concept art, manga;
  digital media + film production + graphic design: video, video editing, editing, multimedia, content creation, youtube, vlogging, photography and video, radio, broadcasting, podcast, television, news, media management, media studies;
  games + animation: esports, e sports, video games, gaming, unity, unreal, virtual reality, augmented reality, vr, ar vr;
  translation + linguistics + english literature: language teaching, interpreting, sign language, foreign languages, modern languages, languages, copywriting, writing, editing and publishing, classics, latin, hindi language, urdu;
  event management + tourism management + festivals: wedding planning, wedding planner, event planning, event planner, tour guide, tour operator, cruise, cruise ship, casino, casino management, gaming management, sports tourism, ecotourism, eco tourism, theme park, resort management, spa management;
  hospitality + culinary: bakery management, food and beverage, food service, restaurant, restaurant management, catering, sommelier, chocolate, butchery, butcher, hotel, front office, kitchen management, home science;
  aviation + flight + aeronautics: pilot, commercial pilot, airline pilot, commercial pilot licence, pilot licence;
  airport operations + aviation: airport management, air transport, air transportation, airlines, airline management, ground staff, ground handling, aviation security, drone, drones, uav, helicopter, helicopter pilot;
  paralegal + legal: legal assistant, law clerk, notary, conveyancing;
  network security + networking + cyber security: network engineering, network administration, networking technician, ccna, cisco, system administration, it support, help desk, helpdesk, penetration testing, soc analyst, information assurance;
  database + business information + information systems: sap, oracle, salesforce, erp systems, business analyst, business analysis, data entry, data engineering, data engineer, big data, data mining, power bi, management information;
  intelligent systems + machine learning + artificial intelligence: deep learning, computer vision, generative ai, prompt engineering, neural networks, nlp, cognitive computing;
  public health: dental public health, community medicine, preventive medicine;
  * public health + biomedical science: dental hygiene, dental hygienist, dental assistant, dental nursing, dental nurse, oral health;
  biomedical science + medical science + public health: dental, dentistry, dentist, bds, dental surgery;
  biomedical science + medical science + anatomy: medicine, mbbs, surgery, surgeon, doctor, medical doctor, clinical medicine, physician, premed, pre med, pre medicine, pre medical;
  * aged care + nursing + community services: caregiver, care giver, caregiving, carer, care assistant, healthcare assistant, health care assistant, elderly care, psw, nursing assistant, nurse assistant, nurse aide, nursing aide, cna, disability support, home care;
  medical imaging: radiography, radiographer, radiology, radiologist, x ray, xray, sonography, sonographer, ultrasound;
  * automotive + mechanical engineering: heavy duty equipment, heavy duty, diesel, diesel mechanics, diesel technician, heavy equipment mechanics, heavy equipment technician;
  medical imaging + biomedical science: optometry, optician, ophthalmology;
  nursing + medical science: paramedic, paramedicine, ambulance;
  physiotherapy + kinesiology: occupational therapy, chiropractic, osteopathy, podiatry, prosthetics, rehabilitation;
  * physiotherapy + strength and conditioning: massage therapy, massage, remedial massage;
  physiotherapy + nutrition: acupuncture, ayurveda, naturopathy, homeopathy, herbal medicine, chinese medicine, alternative medicine;
  speech + linguistics: speech therapy, speech therapist, fonoaudiologia, speech pathology, speech and language therapy, audiology;
  clinical trials + public health + biomedical science: clinical research, clinical trial, clinical data management;
  * beauty + hairdressing + fashion: beauty, beauty therapy, beauty therapist, beautician, cosmetology, makeup, make up, makeup artist, hairdressing, hairdresser, hair and beauty, hair beauty, hair, hair styling, hairstyling, spa therapy, spa, nail technology, esthetics, aesthetics;
  nutrition: dietetics;
  advanced nursing practice + nursing practice + nursing: nurse practitioner, dnp, advanced practice nursing;
  veterinary: veterinary medicine, veterinary science, veterinarian;
  animal science + veterinary + wildlife: animal care, animal husbandry, pet care, grooming, zoology, zoo;
  criminology + criminal justice + crime scene + security and intelligence: correctional, corrections, probation, border services, customs, intelligence, counter terrorism, counterterrorism, military, private security, security guard, security management, fraud, forensic psychology, forensic nursing, investigation, police, policing, law enforcement, detective;
  renewable energy + electrical engineering: solar technician, solar energy, solar;
  petroleum + energy: oil and gas, oil gas, oil gas engineering, oil, drilling;
  mechanical engineering: marine engineering, marine engineer, naval architecture, shipbuilding;
  logistics and transport + mechanical engineering: nautical science, nautical, maritime, shipping, port management, port mgmt, ports, seafaring, seafarer, seaman, merchant navy;
  space systems + aerospace + aeronautical: space engineering, space science, space technology, rocket science, rocket engineering;
  aeronautical + aerospace + aviation: aircraft maintenance engineering, aircraft maintenance, aircraft engineering, aircraft engineer, aircraft mechanic, avionics;
  geology + materials + earth science: mining, metallurgy;
  textile + fashion: textile engineering, textile technology, garments, garment, tailoring, dressmaking, footwear, leather;
  product design + ceramics + fashion: jewellery, jewelry, gemology, handicraft, handicrafts;
  fine art + illustration: tattoo, tattooing, calligraphy;
  media + journalism + communication: mass communication, mass communications, mass com, mass comm, masscom, masscomm;
  film production + film: film direction, cinema, videography;
  sound production + music technology: sound engineering, audio engineering, sound engineer, audio production;
  statistics + mathematics: actuarial science, actuarial, actuary;
  information management: library science, librarian, archives;
  * fabrication trade + mechanical engineering + manufacturing: welding, welder, fabrication, boilermaking, metalwork, fitter, fitter turner, fitter and turner, machining;
  * construction + building: plumbing, plumber, carpentry, carpenter, joinery, bricklaying, tiling, painting and decorating, roofing;
  * building services + mechanical engineering: hvac, refrigeration, air conditioning;
  * electrical + building services: electrician, electrotechnology;
  geographic information + civil engineering: remote sensing, land surveying, land surveyor, land survey, geomatics engineering, geomatics, cartography;
  property + construction: real estate, property valuation;
  * culinary + cookery: bakery, baking, baker, pastry, patisserie;
  * hospitality: barista, bartending, bartender, butler, waiter, waitress, housekeeping;
  health and safety: fire safety, fire engineering, firefighter;
  * business administration: secretarial, office administration, office assistant, receptionist;
  * travel + airline + tourism: travel agent, cabin crew, air hostess, flight attendant;
  sport and exercise + fitness: yoga, fitness trainer, personal trainer, fitness, football, football coaching, cricket, basketball, sports coaching, sport coaching;
  nursing + health services + biomedical science + medical imaging: hospital line, hospital work, hospital job, hospital jobs, hospital sector, medical line, medical field, paramedical, allied health;
  foundation year: english course, english courses, english language, english language course, english class, english classes, learn english, improve english, spoken english, general english, elicos, alevels, a level, high school, secondary school, senior secondary, boarding school;
  * early childhood: au pair, nanny, babysitter, babysitting;
  religious + theology + ethics: theology, divinity, ministry, islamic studies, islamic, quran, bible, biblical;
  agriculture + environmental science + environmental management: horticulture, forestry, agronomy;
  cloud + cyber security: cloud engineer, devops, ethical hacking, hacker;
  electrical engineering + mechanical engineering: robotics, mechatronics;
  electronic engineering + electrical engineering: embedded systems, semiconductor, microelectronics, vlsi;
  astrophysics + physics: astronomy;
  physics: astrophysics;
  business information + information systems + information management: mis, management information systems;
  urban + community planning: town planning, town and country planning, town country planning, regional planning, town planner, city planning, city planner;
  music + performing arts: piano, pianist, violin, guitar, singing, singer, vocals, conservatory, conservatoire, orchestra;
  marine + oceanography: ocean, ocean science, oceans, coral reef, coral reefs, coral, reefs, diving;
  marine + earth science: oceanography;
  viticulture + oenology: winemaking, wine making, wine;
  agriculture + food: viticulture, oenology, enology, brewing;
  agriculture + biotechnology + genetics: plant sciences, soil science, soil sciences, seed science, seed technology, plant protection, tea, coffee, organic farming, apiculture, sericulture, beekeeping, plant pathology, plant genomics, plant breeding, plant science, botany;
  biomedical science + pathology + anatomy: mortuary science, mortuary, embalming, funeral;
  construction + building + civil engineering: crane, crane operator, heavy equipment, heavy equipment operator, excavator, machine operator;
  tourism + hospitality: travelling, traveling;
  * transport + logistics: trucking, truck driver, truck driving, lorry driver, driver, driving;
  early childhood: kindergarten, preschool, pre school, nursery teacher;
  asian studies + linguistics + translation: korean language, korean, japanese language, japanese, chinese language, mandarin, thai language;
  french studies + spanish studies + linguistics: german language, italian language, portuguese language, russian language, arabic language;
  computer science + finance: blockchain, crypto, cryptocurrency`;

const TABLE = linesOf(LINES).map(([near, typed]) => ({
  isTrade: near.startsWith('* '),
  near: near.replace('* ', '').split(' + '),
  typed,
}));
/** Work that is learnt for by a certificate or a diploma: these come first where no level is said. */
export const TRADES: ReadonlySet<string> = new Set([
  ...TABLE.flatMap(({ isTrade, typed }) => (isTrade ? typed : [])),
  ...phrases(
    'mechanic, automotive, auto mechanic, heavy duty mechanic, diesel mechanic, chef, cook, cooking, cookery, commercial cookery, personal support worker, individual support, childcare, child care, pharmacy technician, lab technician, crane operator, security guard, solar technician, tailoring, dressmaking, grooming, aircraft mechanic',
  ),
]);

const NEAR: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.flatMap(({ near, typed }) => typed.map((text) => [text, near] as const)),
);
const LONGEST = 4;

/** The subject of the most words that stands at a place, and what is near it; null for none. */
export function nearAt(words: readonly string[], from: number): { typed: string; near: readonly string[] } | null {
  for (let length = Math.min(LONGEST, words.length - from); length > 0; length--) {
    const typed = words.slice(from, from + length).join(' ');
    const near = NEAR.get(typed);
    if (near) return { typed, near };
  }
  return null;
}
