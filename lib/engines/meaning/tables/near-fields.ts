import { linesOf } from './lists';

/** Subjects that a catalogue may not have, behind what is nearest to them, joined by '+': read so only where no course has the subject. */
const LINES = `
  nursing: midwifery, midwife, midwives;
  public health: dental public health, community medicine, preventive medicine;
  public health + biomedical science: dental hygiene, dental hygienist, dental assistant, dental nursing, dental nurse, oral health;
  biomedical science + medical science + public health: dental, dentistry, dentist, bds, dental surgery;
  biomedical science + medical science + anatomy: medicine, mbbs, surgery, surgeon, doctor, medical doctor, clinical medicine, physician, premed, pre med, pre medicine, pre medical;
  aged care + nursing + community services: caregiver, care giver, caregiving, carer, care assistant, healthcare assistant, health care assistant, elderly care, psw,
    nursing assistant, nurse assistant, nurse aide, nursing aide, cna, disability support, home care;
  medical imaging: radiography, radiographer, radiology, radiologist, x ray, xray, sonography, sonographer, ultrasound;
  automotive + mechanical engineering: heavy duty equipment, heavy duty, diesel;
  medical imaging + biomedical science: optometry, optician, ophthalmology;
  nursing + medical science: paramedic, paramedicine, ambulance;
  physiotherapy + kinesiology: occupational therapy, chiropractic, osteopathy, podiatry, prosthetics, rehabilitation;
  physiotherapy + strength and conditioning: massage therapy, massage, remedial massage;
  physiotherapy + nutrition: acupuncture, ayurveda, naturopathy, homeopathy, herbal medicine, chinese medicine, alternative medicine;
  speech + linguistics: speech therapy, speech therapist, fonoaudiologia, speech pathology, speech and language therapy, audiology;
  clinical trials + public health + biomedical science: clinical research, clinical trial, clinical data management;
  fashion: beauty, beauty therapy, beauty therapist, beautician, cosmetology, makeup, make up, makeup artist, hairdressing, hairdresser, hair and beauty, hair beauty, hair, hair styling, hairstyling, spa therapy, spa, nail technology, esthetics, aesthetics;
  nutrition: dietetics;
  veterinary: veterinary medicine, veterinary science, veterinarian;
  animal science + veterinary + wildlife: animal care, animal husbandry, pet care, grooming, zoology, zoo;
  criminology + criminal justice + crime scene + security and intelligence: police, policing, law enforcement, detective;
  renewable energy + electrical engineering: solar technician, solar energy, solar;
  petroleum + energy: oil and gas, oil gas, oil gas engineering, oil, drilling;
  mechanical engineering: marine engineering, marine engineer, naval architecture, shipbuilding;
  logistics and transport + mechanical engineering: nautical science, nautical, maritime, shipping, port management, port mgmt, ports, seafaring, seafarer, seaman, merchant navy;
  aeronautical + aerospace + aviation: aircraft maintenance engineering, aircraft maintenance, aircraft engineering, aircraft engineer, aircraft mechanic, avionics;
  finance: islamic finance, investment banking;
  geology + materials + earth science: mining, metallurgy;
  textile + fashion: textile engineering, textile technology, garments, garment, tailoring, dressmaking, footwear, leather;
  product design + ceramics + fashion: jewellery, jewelry, gemology, handicraft, handicrafts;
  fine art + illustration: tattoo, tattooing, calligraphy;
  media + journalism + communication: mass communication, mass communications, mass com, mass comm, masscom, masscomm;
  international development + development economics: development studies, rural development;
  film production + film: film making, filmmaking, filmmaker, film direction, cinematography, cinema, videography;
  sound production + music technology: sound engineering, audio engineering, sound engineer, audio production;
  statistics + mathematics: actuarial science, actuarial, actuary;
  information management: library science, librarian, archives;
  mechanical engineering + manufacturing: welding, welder, fabrication, boilermaking, metalwork, fitter, machining;
  construction + building: plumbing, plumber, carpentry, carpenter, joinery, bricklaying, tiling, painting and decorating, roofing;
  building services + mechanical engineering: hvac, refrigeration, air conditioning;
  electrical + building services: electrician, electrotechnology;
  geographic information + civil engineering: land surveying, land surveyor, land survey, geomatics engineering, geomatics, cartography;
  property + construction: real estate, property valuation;
  culinary + cookery: bakery, baking, baker, pastry, patisserie;
  hospitality: barista, bartending, bartender, butler, waiter, waitress, housekeeping;
  health and safety: fire safety, fire engineering, firefighter;
  business administration: secretarial, office administration, office assistant, receptionist;
  travel + airline + tourism: travel agent, cabin crew, air hostess, flight attendant;
  sport and exercise + fitness: yoga, fitness trainer, personal trainer;
  sport and exercise: fitness, football, football coaching, cricket, basketball, coaching, sports coaching, sport coaching;
  nursing + health services + biomedical science + medical imaging: hospital line, medical line, medical field, paramedical, allied health;
  foundation year: english course, english courses, english language, english language course, english class, english classes, learn english, improve english, spoken english, general english, elicos;
  early childhood: au pair, nanny, babysitter, babysitting;
  medical science + biomedical science: physician assistant, physician associate;
  religious + theology + ethics: theology, divinity, ministry, islamic studies, islamic, quran, bible, biblical;
  agriculture + environmental: horticulture, forestry, agronomy;
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
  agriculture + biotechnology + genetics: plant pathology, plant genomics, plant breeding, plant science, botany;
  biomedical science + pathology + anatomy: mortuary science, mortuary, embalming, funeral;
  construction + building + civil engineering: crane, crane operator, heavy equipment, heavy equipment operator, excavator, machine operator;
  tourism + hospitality: travelling, traveling;
  transport + logistics: truck driver, truck driving, lorry driver, driver, driving;
  early childhood: kindergarten, preschool, pre school, nursery teacher;
  asian studies + linguistics + translation: korean language, korean, japanese language, japanese, chinese language, mandarin, thai language;
  french studies + spanish studies + linguistics: german language, italian language, portuguese language, russian language, arabic language;
  foundation year: alevels, a level, high school, secondary school, senior secondary, boarding school;
  computer science + finance: blockchain, crypto, cryptocurrency`;

const NEAR: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(LINES).flatMap(([near, typed]) => typed.map((text) => [text, near.split(' + ')] as const)),
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
