import type { DictionaryEntry } from '../entry';
import { entriesOf } from './lists';

/** Who does something, and other names of it, with what courses are called; the first is the likeliest. */
export const PEOPLE: readonly DictionaryEntry[] = entriesOf(`
  nurse: nursing; teacher: teaching, education; teach: teaching, education; kindergarten teacher: early childhood; preschool teacher: early childhood; high school teacher: secondary education; high school
  teaching: secondary education; secondary teacher: secondary education; primary teacher: primary education; doctor: medicine; dentist: dental, dentistry; pharmacist: pharmacy, pharmaceutical; physio: physiotherapy, physical therapy; physiotherapist:
  physiotherapy, physical therapy; psychologist: psychology; social worker: social work; dietitian: dietetics, nutrition; dietician:
  dietetics, nutrition; nutritionist: nutrition; optometrist: optometry; occupational therapist: occupational therapy; speech therapy:
  speech and language therapy, speech pathology; speech pathology: speech pathology, speech and language therapy; speech therapist: speech
  and language therapy, speech pathology; speech pathologist: speech pathology, speech and language therapy; audiologist: audiology;
  podiatrist: podiatry; midwife: midwifery; paramedic: paramedicine, paramedic; medical technologist: medical laboratory, medical
  technology; lab technician: laboratory, medical laboratory; laboratory technician: laboratory, medical laboratory;
  lawyer: law, laws, juris doctor; accountant: accounting, accountancy; economist: economics; statistician: statistics; mathematician:
  mathematics; actuary: actuarial; sociologist: sociology; criminologist: criminology; archaeologist: archaeology; biologist: biology;
  zoologist: zoology; zookeeper: zoology; zoo keeper: zoology; astronomer: astrophysics, astronomy;
  architect: architecture, architectural; surveyor: surveying; interior designer: interior design; interior architecture: interior
  architecture, interior design; interior decoration: interior design; fashion designer: fashion design; illustrator: illustration;
  animator: animation; photographer: photography; translator: translation; interpreter: interpreting; journalist: journalism;
  sound engineer: sound engineering, sound production, audio; sound engineering: sound engineering, sound production, audio; music
  producer: music production, music technology; music production: music production, music technology;
  programmer: computer programming, programming, software development; coding: computer programming, programming, software development;
  software engineer: software engineering; software developer: software development, software engineering; web developer: web
  development; data scientist: data science; data analyst: data analytics, data analysis;
  pilot: aviation, flight, aeronautics; commercial pilot: aviation, flight, aeronautics; airline pilot: aviation, flight, aeronautics;
  cabin crew: flight services, cabin crew, flight attendant; air hostess: flight services, cabin crew, flight attendant; airhostess: flight
  services, cabin crew, flight attendant; flight attendant: flight services, cabin crew, flight attendant;
  chef: culinary, cookery, commercial cookery, patisserie; cook: culinary, cookery; cooking: culinary, cookery; baker: baking, bakery;
  mechanic: automotive, mechanical; electrician: electrical, electrotechnology; welder: welding; hairdresser: hairdressing, hairstyl;
  beautician: beauty, esthetic; counsellor: counselling; mental health counsellor: counselling; mental health councellor: counselling; counselor: counselling; councellor: counselling; pottery: ceramics
`);
