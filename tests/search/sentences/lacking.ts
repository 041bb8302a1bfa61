import type { Case } from './case';

const [UG, PG] = ['Under Graduate', 'Post Graduate'] as const;

/** What fresh queries showed, by kind, in wordings made for this; under each kind what looks like it and is something else. */
export const LACKING: readonly Case[] = [
  // A subject that no course has leads to what is near it, not to what shares a word.
  ['dental assistant canada', { name: /health|biomedical/, notName: /laboratory|imaging/, country: 'Canada' }],
  ['welder course canada', { name: /mechanical|manufacturing/, country: 'Canada' }],
  ['detective degree uk', { name: /crim|security|police/, notName: /accounting/, country: 'UK' }],
  ['japanese language bachelor', { name: /asian|linguistics|translation/, notName: /speech|processing/ }],
  ['work as nurse aide in usa', { name: /nursing|aged care|community/, country: 'USA' }],
  ['land surveyor', { name: /geographic|civil/, notName: /landscape/ }],
  ['quantity surveyor', { name: /quantity surveying/ }],
  ['landscape architecture', { name: /landscape/ }],
  // One that courses have by another name isn't lacking.
  ['dietician course uk', { name: /dietetics|nutrition/, country: 'UK' }],
  ['speech therapist', { name: /speech and language/ }],
  ['become an optometrist', { name: /optometry/ }],
  ['air hostess', { name: /flight/ }],
  ['high school teacher', { name: /secondary/ }],
  // A piece of a place's name is no subject; the whole name is a place.
  ['nursing course at byron bay', { name: /nursing/, no: ['city'] }],
  ['nursing in thunder bay', { name: /nursing/, country: 'Canada' }],
  // Words about how one pays, sits in class or is taught.
  ['data science pay in installments uk', { name: /data/, country: 'UK', aside: ['pay in installments'] }],
  ['graphic design weekend classes sydney', { name: /graphic/, notName: /classics/, aside: ['weekend classes'] }],
  ['classics uk', { name: /classics/, country: 'UK' }],
  ['more practical less theory diploma in nursing', { name: /nursing/ }],
  ['advanced nursing practice', { name: /practice/ }],
  ['taught masters in biology', { name: /biolog/, level: PG }],
  // Marks of schools, and numbers that are none.
  ['ib 34 points economics uk', { name: /econom/, country: 'UK', aside: ['ib 34 points'] }],
  ['ib masters uk', { name: /international business/, country: 'UK' }],
  ['hr masters 2.1 uk', { name: /human resource/, filters: { level: [PG] }, aside: ['2.1'] }],
  ['3.1 cgpa of 4 biology masters', { name: /biolog/, level: PG }],
  ['BBC in a level, nursing', { name: /nursing/, aside: ['bbc', 'alevels'] }],
  ['gpa 3.0 in +2 nursing canada', { name: /nursing/, levels: /^(Under|Assoc|Found)/, country: 'Canada' }],
  ['waec english accepted msc biology uk', { name: /biolog/, filters: { level: [PG], country: 'UK' } }],
  ['english literature msc uk', { name: /english/, country: 'UK' }],
  ['igcse done foundation in business', { name: /business/, level: 'Foundation' }],
  ['business foundation uk', { name: /business/, level: 'Foundation', country: 'UK' }],
  // Awards that are words, too.
  ['bit at sydney', { name: /information technology/, level: UG }],
  ['a bit expensive, nursing', { name: /nursing/ }],
  ['march after bsc architecture', { name: /architect/, level: PG, no: ['intake'] }],
  ['architecture in march', { name: /architect/, filters: { intake: ['Mar'] } }],
  ['midyear intake nursing', { name: /nursing/, filters: { intake: ['Jun', 'Jul'] } }],
  // Who asks, without an article; what it is for, behind what is wanted.
  ['i am dentist want public health masters uk', { name: /public health/, country: 'UK' }],
  ['gmat not taken mba uk', { filters: { without: ['gmat'], country: 'UK' }, level: PG }],
  ['civil engineer 4 yrs exp masters in data science usa', { name: /data/, level: PG, country: 'USA' }],
  ['llm english taught uk', { name: /law/, level: PG, country: 'UK', aside: ['english taught'] }],
  ['english teaching masters', { name: /english|tesol/ }],
  ['budget 2 million kenyan shillings nursing', { filters: { maxFee: 2_000_000, currency: 'KES' } }],
  // Slips of countries begin as they do.
  ['barista and tourism sydney', { country: 'Australia', no: ['country'] }],
  ['nursing in brittain', { name: /nursing/, country: 'UK' }],
  // Of Europe the UK is here.
  ['masters in biology in europe', { name: /biolog/, country: 'UK', aside: ['europe'] }],
  // Portuguese, Vietnamese, Bengali and Chinese.
  ['doutorado em biologia na inglaterra', { name: /biolog/, level: PG, country: 'UK' }],
  ['moda na frança', { name: /fashion/, aside: ['franca'] }],
  ['ngành nấu ăn canada', { name: /culinary|cook/, country: 'Canada' }],
  ['lớp 12 thiết kế thời trang', { name: /fashion/, levels: /^(Under|Assoc|Found)/ }],
  ['amar chele nursing porte chay uk', { name: /nursing/, country: 'UK', no: ['university'] }],
  ['墨尔本大学 生物', { university: /University of Melbourne/ }],
];
