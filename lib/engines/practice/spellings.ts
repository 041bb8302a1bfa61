/** Words that British and American English spell differently, British first; also with endings (`colours`, `centred`). */
const PAIRS: readonly (readonly [string, string])[] = [
  ['colour', 'color'],
  ['favour', 'favor'],
  ['flavour', 'flavor'],
  ['harbour', 'harbor'],
  ['honour', 'honor'],
  ['humour', 'humor'],
  ['labour', 'labor'],
  ['neighbour', 'neighbor'],
  ['behaviour', 'behavior'],
  ['odour', 'odor'],
  ['rumour', 'rumor'],
  ['vapour', 'vapor'],
  ['mould', 'mold'],
  ['centre', 'center'],
  ['fibre', 'fiber'],
  ['litre', 'liter'],
  ['metre', 'meter'],
  ['kilometre', 'kilometer'],
  ['centimetre', 'centimeter'],
  ['theatre', 'theater'],
  ['programme', 'program'],
  ['catalogue', 'catalog'],
  ['dialogue', 'dialog'],
  ['cheque', 'check'],
  ['licence', 'license'],
  ['defence', 'defense'],
  ['practise', 'practice'],
  ['organise', 'organize'],
  ['organisation', 'organization'],
  ['recognise', 'recognize'],
  ['realise', 'realize'],
  ['analyse', 'analyze'],
  ['specialise', 'specialize'],
  ['fertiliser', 'fertilizer'],
  ['traveller', 'traveler'],
  ['travelling', 'traveling'],
  ['modelling', 'modeling'],
  ['labelled', 'labeled'],
  ['jewellery', 'jewelry'],
  ['aluminium', 'aluminum'],
  ['grey', 'gray'],
  ['plough', 'plow'],
  ['tyre', 'tire'],
  ['kerb', 'curb'],
  ['storey', 'story'],
  ['pyjamas', 'pajamas'],
  ['sceptical', 'skeptical'],
  ['enrolment', 'enrollment'],
  ['fulfil', 'fulfill'],
  ['skilful', 'skillful'],
  ['ageing', 'aging'],
  ['moustache', 'mustache'],
  ['archaeology', 'archeology'],
  ['encyclopaedia', 'encyclopedia'],
];
const ENDINGS = ['', 's', 'd', 'r', 'rs', 'ed', 'ing', 'ful'];

const AMERICAN = new Map(
  PAIRS.flatMap(([british, american]) => ENDINGS.map((ending) => [british + ending, american + ending] as const)),
);
const BRITISH = new Map([...AMERICAN].map(([british, american]) => [american, british] as const));

/** A lower-case word in one spelling of the two, to compare by. */
export const spelledAlike = (word: string): string =>
  word
    .split(' ')
    .map((part) => AMERICAN.get(part) ?? part)
    .join(' ');

/** The text in the other spelling of English, where one of its words has two; null where none has. */
export function otherSpelling(text: string): string | null {
  const other = text.replace(/[a-z]+/gi, (word) => {
    const lower = word.toLowerCase();
    return AMERICAN.get(lower) ?? BRITISH.get(lower) ?? word;
  });
  return other === text ? null : other;
}
