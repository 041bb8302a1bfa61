import type { DictionaryEntry } from '../entry';
import { entriesOf } from './lists';

/** Who does something, and other names of it, with what courses are called; the first is the likeliest. */
export const PEOPLE: readonly DictionaryEntry[] = entriesOf(`
  nurse: nursing; teacher, teach: teaching, education; kindergarten teacher, kinder teacher, kinder, preschool teacher, nursery teacher,
  montessori teacher, kindergarten teaching, kindergarten education: early childhood; high school teacher, high school teaching, secondary
  teacher: secondary education; primary teacher: primary education; doctor: medicine; dentist: dental surgery, dental medicine, dental
  science, dentistry, dental; pharmacist: pharmacy, pharmaceutical; physio, physiotherapist: physiotherapy, physical therapy;
  psychologist: psychology; social worker: social work; dietitian, dietician: dietetics, nutrition; nutritionist: nutrition; optometrist:
  optometry; occupational therapist: occupational therapy; speech therapy, speech therapist: speech and language therapy, speech
  pathology; speech pathology, speech pathologist: speech pathology, speech and language therapy; audiologist, aud: audiology; podiatrist:
  podiatry; midwife: midwifery; paramedic: paramedicine, paramedic; medical technologist: medical laboratory, medical technology; lab
  technician, laboratory technician: laboratory, medical laboratory; lawyer: law, laws, juris doctor; accountant: accounting, accountancy;
  economist: economics; statistician: statistics; mathematician: mathematics; actuary: actuarial; sociologist: sociology; criminologist:
  criminology; archaeologist: archaeology; biologist: biology; zoologist, zookeeper, zoo keeper: zoology; astronomer: astrophysics,
  astronomy; architect: architecture, architectural; surveyor: surveying; interior designer, interior decoration: interior design;
  interior architecture: interior architecture, interior design; fashion designer: fashion design; illustrator: illustration; animator:
  animation; photographer: photography; translator: translation; interpreter: interpreting; journalist: journalism; sound engineer, sound
  engineering: sound engineering, sound production, audio; music producer, music production: music production, music technology;
  programmer, coding: computer programming, programming, software development; software engineer: software engineering; software
  developer: software development, software engineering; web developer: web development; data scientist: data science; data analyst: data
  analytics, data analysis; cabin crew, air hostess, airhostess, flight attendant: flight services, cabin crew, flight attendant; chef:
  culinary, cookery, commercial cookery, patisserie; cook, cooking: culinary, cookery; baker: baking, bakery; mechanic: automotive,
  mechanical; electrician: electrical, electrotechnology; welder: welding; plumber: plumbing; carpenter: carpentry; bricklayer:
  bricklaying; tiler: tiling; game developer: game development, games development, games programming; game designer: game design, games
  design; police officer: police, policing; graphic designer: graphic design; film maker, film director, film editor: film production,
  film; marine biologist: marine biology; hairdresser: hairdressing, hairstyl; beautician: beauty, esthetic; counsellor, mental health
  counsellor, mental health councellor, counselor, councellor: counselling; pottery: ceramics
`);
