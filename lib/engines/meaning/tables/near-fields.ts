import { linesOf } from './lists';

/** Subjects that a catalogue may not have, behind what is nearest to them, joined by '+': read so only where no course has the subject. */
const LINES = `
  nursing: midwifery, midwife, midwives;
  medical laboratory + medical imaging + health science: dental hygiene, dental hygienist, dental assistant, dental nursing, dental nurse, dental, dentistry, dentist, bds;
  medical laboratory + medical imaging + biomedical science: medicine, mbbs, surgery, surgeon;
  aged care + nursing + community services: caregiver, care giver, caregiving, carer, care assistant, healthcare assistant, health care assistant, elderly care, psw;
  medical imaging: radiography, radiographer, radiology, radiologist, x ray, xray, sonography, sonographer, ultrasound;
  automotive + mechanical engineering: heavy duty equipment, heavy duty, diesel;
  medical imaging + health science: optometry, optometrist, optician, ophthalmology;
  nursing + health science: paramedic, paramedicine, ambulance;
  physiotherapy + health science: occupational therapy, occupational therapist, chiropractic, osteopathy, rehabilitation;
  linguistics + health science: speech therapy, speech therapist, fonoaudiologia, speech pathology, audiology;
  nutrition: dietetics, dietician, dietitian;
  veterinary: veterinary medicine, veterinary science, veterinarian;
  criminology + criminal justice + forensic: police, policing, law enforcement, detective;
  petroleum + energy: oil and gas, oil gas, oil, drilling;
  mechanical engineering + transport + logistics: marine engineering, naval architecture, nautical science, nautical, maritime, seafaring, merchant navy;
  finance: islamic finance, investment banking;
  geology + materials + earth science: mining, metallurgy;
  textile + fashion: textile engineering, textile technology, garments, garment;
  media + journalism + communication: mass communication, mass communications, mass com, mass comm, masscom, masscomm;
  international development + development economics: development studies, rural development;
  film production + film: film making, filmmaking, filmmaker, film direction, cinematography, cinema, videography;
  statistics + mathematics: actuarial science, actuarial, actuary;
  information management: library science, librarian, archives;
  construction + building + electrical: welding, welder, fabrication, plumbing, plumber, carpentry, carpenter, bricklaying, electrician, tiling;
  property + construction: real estate, property valuation;
  culinary + cookery: bakery, baking, baker, pastry, patisserie;
  health and safety: fire safety, fire engineering, firefighter;
  business administration: secretarial, office administration, office assistant, receptionist;
  travel + airline + tourism: travel agent, cabin crew, air hostess, flight attendant;
  sport: yoga, fitness trainer, personal trainer, fitness;
  religious + philosophy: theology, divinity, ministry;
  agriculture + environmental: horticulture, forestry, agronomy;
  cloud + cyber security: cloud engineer, devops, ethical hacking, hacker;
  electrical engineering + mechanical engineering: robotics, mechatronics, embedded systems;
  business information + information systems + information management: mis, management information systems;
  urban + community planning: town planning, town and country planning, town country planning, regional planning, town planner, city planning, city planner;
  music + performing arts: piano, pianist, violin, guitar, singing, singer, vocals, conservatory, conservatoire, orchestra;
  marine + oceanography: ocean, ocean science, oceans, coral reef, coral reefs, coral, reefs, diving;
  viticulture + oenology: winemaking, wine making, wine;
  agriculture + food: viticulture, oenology, enology, brewing;
  agriculture + biotechnology + genetics: plant pathology, plant genomics, plant breeding, plant science, botany;
  biomedical science + pathology + anatomy: mortuary science, mortuary, embalming, funeral;
  construction + building + civil engineering: crane, crane operator, heavy equipment, heavy equipment operator, excavator, machine operator;
  tourism + hospitality: travelling, traveling;
  transport + logistics: truck driver, truck driving, lorry driver, driver, driving;
  early childhood: kindergarten, preschool, pre school, nursery teacher;
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
