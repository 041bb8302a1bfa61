import type { CourseLevel } from '@/lib/domain/courses/course';
import type { Topic } from './topic';

const BACHELOR: readonly CourseLevel[] = ['Under Graduate'];
const MASTER: readonly CourseLevel[] = ['Post Graduate'];
const DIPLOMA: readonly CourseLevel[] = ['Under Graduate Diploma', 'Post Graduate Diploma'];
const PG_DIPLOMA: readonly CourseLevel[] = ['Post Graduate Diploma'];

/** A field with wishes: level, country, city, university, months, scores, length. */
export const SENTENCES: readonly Topic[] = [
  { q: 'masters in data science canada', field: /data science/, asks: { level: MASTER, country: 'Canada' } },
  {
    q: 'cheap masters in computer science in australia',
    field: /computer science/,
    asks: { level: MASTER, country: 'Australia' },
  },
  {
    q: 'bachelors in nursing uk september intake',
    field: /nursing/,
    asks: { level: BACHELOR, country: 'UK', intake: ['Sep'] },
  },
  {
    q: 'i want to study mba in usa',
    field: /business administration|\bmba\b/,
    asks: { level: MASTER, country: 'USA' },
  },
  { q: 'diploma in hospitality canada', field: /hospitality/, asks: { level: DIPLOMA, country: 'Canada' } },
  { q: 'business analytics courses in singapore', field: /business analytics/, asks: { country: 'Singapore' } },
  {
    q: 'mechanical engineering masters new zealand',
    field: /mechanical engineering/,
    asks: { level: MASTER, country: 'New Zealand' },
  },
  { q: 'computer science toronto', field: /computer science/, asks: { city: /toronto/ } },
  { q: 'data science in montreal', field: /data science/, related: /data analytics/, asks: { city: /montreal/ } },
  { q: 'nursing courses in melbourne', field: /nursing/, asks: { city: /melbourne/ } },
  {
    q: 'psychology bachelors australia ielts 6.5',
    field: /psychology/,
    asks: { level: BACHELOR, country: 'Australia', ielts: 6.5 },
  },
  {
    q: 'accounting masters in canada january intake',
    field: /account/,
    asks: { level: MASTER, country: 'Canada', intake: ['Jan'] },
  },
  { q: 'pg diploma in marketing canada', field: /marketing/, asks: { level: PG_DIPLOMA, country: 'Canada' } },
  { q: 'finance masters uk one year', field: /financ/, asks: { level: MASTER, country: 'UK', mostMonths: 12 } },
  { q: 'law in london', field: /\blaws?\b|\bllb\b|\bllm\b/, related: /legal/, asks: { city: /london/ } },
  { q: 'architecture in new york', field: /architectur/, asks: { city: /new york/ } },
  { q: 'cheap nursing course canada', field: /nursing/, asks: { country: 'Canada' } },
  { q: 'foundation year in business uk', field: /business/, asks: { level: ['Foundation'], country: 'UK' } },
  { q: 'masters cyber security uk', field: /cyber/, asks: { level: MASTER, country: 'UK' } },
  { q: 'hotel management in singapore', field: /hotel|hospitality/, asks: { country: 'Singapore' } },
  { q: 'monash university accounting', field: /account/, related: /financ/, asks: { university: /monash/ } },
  { q: 'economics undergraduate canada', field: /economics/, asks: { level: BACHELOR, country: 'Canada' } },
  { q: 'public health masters usa', field: /public health/, asks: { level: MASTER, country: 'USA' } },
  { q: 'film production vancouver', field: /film/, related: /screen|television/, asks: { city: /vancouver/ } },
  {
    q: 'artificial intelligence masters in canada',
    field: /artificial intelligence/,
    asks: { level: MASTER, country: 'Canada' },
  },
  { q: 'social work masters australia', field: /social work/, asks: { level: MASTER, country: 'Australia' } },
  { q: 'shortest mba in uk', field: /business administration|\bmba\b/, asks: { level: MASTER, country: 'UK' } },
  {
    q: 'project management postgraduate diploma canada',
    field: /project management/,
    asks: { level: PG_DIPLOMA, country: 'Canada' },
  },
  {
    q: 'early childhood education diploma australia',
    field: /early (childhood|years)/,
    asks: { level: DIPLOMA, country: 'Australia' },
  },
  { q: 'fashion design in london', field: /fashion/, asks: { city: /london/ } },
  {
    q: 'ms in business analytics usa fall intake',
    field: /business analytics/,
    asks: { level: MASTER, country: 'USA', intake: ['Aug', 'Sep'] },
  },
  {
    q: 'environmental science new zealand february',
    field: /environmental science/,
    related: /environment/,
    asks: { country: 'New Zealand', intake: ['Feb'] },
  },
  { q: 'games design bachelors canada', field: /\bgames? /, asks: { level: BACHELOR, country: 'Canada' } },
  { q: 'music degrees in boston', field: /music/, asks: { city: /boston/ } },
  {
    q: 'biotechnology masters with ielts 6.5 australia',
    field: /biotechnology/,
    asks: { level: MASTER, country: 'Australia', ielts: 6.5 },
  },
  { q: 'finance course pte 60 australia', field: /financ/, asks: { country: 'Australia', pte: 60 } },
  { q: 'aviation management in singapore', field: /aviation|airline/, asks: { country: 'Singapore' } },
  { q: 'engineering courses in edinburgh', field: /engineering/, asks: { city: /edinburgh/ } },
  { q: 'supply chain management pg diploma', field: /supply chain/, asks: { level: PG_DIPLOMA } },
  { q: 'university of toronto psychology', field: /psycholog/, asks: { university: /university of toronto/ } },
];
