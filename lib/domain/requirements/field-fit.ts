import { FIELDS_OF_STUDY_BY_CATEGORY } from '../fields-of-study';

type Category = keyof typeof FIELDS_OF_STUDY_BY_CATEGORY;

/**
 * How a field of study stands to one that is asked for: the same or a part of it, another of its category, one of a category
 * beside it, or one far from it; null where either is not among those known here.
 */
export type FieldFit = 'same' | 'near' | 'beside' | 'apart' | null;

/** Words that tell the category of a field, in the form that `wordsOf` gives; those of several stand in each. */
const WORDS: Record<Category, string> = {
  'Business and Management':
    'business accounting finance financial banking marketing commerce bcom mba bba entrepreneurship innovation logistic supply operation actuarial administration procurement resource analytic commercial bbm bms pgdm',
  'Computing and IT':
    'computer software data cyber informatic artificial intelligence machine programming network game bca mca btech',
  Engineering:
    'engineering civil mechanical electrical electronic chemical aerospace aeronautical automotive mechatronic robotic structural telecommunication manufacturing industrial biomedical mining btech material petroleum instrumentation automobile',
  Science:
    'physic chemistry biology biological mathematic statistic biotechnology microbiology biochemistry geology astronomy genetic botany zoology earth forensic neuroscience bioscience nanotechnology bioinformatic geoscience molecular physical anatomy physiology btech',
  'Agriculture and Environment':
    'agriculture agricultural environmental environment sustainability forestry fishery veterinary animal horticulture ecology food agronomy btech',
  'Architecture and Built Environment':
    'architecture architectural building construction planning surveying property estate landscape urban barch quantity',
  Health:
    'nursing health healthcare medicine medical pharmacy pharmacology pharmaceutical dental dentistry physiotherapy nutrition dietetic optometry paramedic allied sport exercise mbbs biomedical anatomy physiology midwifery bds bpharm bpt bams bhms',
  Education: 'education educational teaching teacher tesol pedagogy bed childhood',
  'Hospitality and Tourism': 'hospitality tourism hotel culinary event aviation catering bhm',
  Law: 'law legal llb llm policing justice',
  'Social Sciences':
    'psychology economic politic political sociology anthropology social criminology counselling relation development behavioural geography',
  'Arts and Humanities':
    'history heritage literature philosophy linguistic humanity theology archaeology language liberal religion writing',
  'Media and Communication': 'journalism communication media advertising film television broadcasting',
  'Art and Design': 'art graphic fashion textile interior animation music theatre performing fine visual product',
};

/** Words that say little beside others, and the category that they stand for alone. */
const GENERIC: Readonly<Record<string, Category>> = {
  science: 'Science',
  management: 'Business and Management',
  technology: 'Computing and IT',
  design: 'Art and Design',
  information: 'Computing and IT',
};

/** Words that stand for several categories whole. */
const WIDE: Readonly<Record<string, readonly Category[]>> = {
  numerate: ['Engineering', 'Computing and IT', 'Science'],
  quantitative: ['Engineering', 'Computing and IT', 'Science'],
  technical: ['Engineering', 'Computing and IT'],
  stem: ['Engineering', 'Computing and IT', 'Science', 'Health', 'Agriculture and Environment'],
};

/** Categories whose fields some universities take for each other. */
const BESIDE: readonly (readonly Category[])[] = [
  ['Engineering', 'Computing and IT', 'Science'],
  ['Science', 'Health', 'Agriculture and Environment'],
  ['Engineering', 'Architecture and Built Environment', 'Agriculture and Environment'],
  ['Architecture and Built Environment', 'Art and Design'],
  ['Business and Management', 'Social Sciences', 'Hospitality and Tourism', 'Law'],
  ['Business and Management', 'Computing and IT'],
  ['Social Sciences', 'Arts and Humanities', 'Education', 'Law'],
  ['Health', 'Social Sciences'],
  ['Arts and Humanities', 'Media and Communication', 'Art and Design', 'Education'],
  ['Media and Communication', 'Business and Management'],
];

const CATEGORIES = Object.keys(FIELDS_OF_STUDY_BY_CATEGORY) as Category[];
const CATEGORIES_OF = new Map<string, Category[]>();
for (const category of CATEGORIES)
  for (const word of WORDS[category].split(' '))
    CATEGORIES_OF.set(word, [...(CATEGORIES_OF.get(word) ?? []), category]);

/** Words that stand for a category whole, where a field asked for is no other word: 'a degree in engineering'. */
const WHOLE: Readonly<Record<string, Category>> = {
  business: 'Business and Management',
  management: 'Business and Management',
  commerce: 'Business and Management',
  computer: 'Computing and IT',
  engineering: 'Engineering',
  btech: 'Engineering',
  science: 'Science',
  agriculture: 'Agriculture and Environment',
  health: 'Health',
  healthcare: 'Health',
  education: 'Education',
  hospitality: 'Hospitality and Tourism',
  tourism: 'Hospitality and Tourism',
  social: 'Social Sciences',
  art: 'Art and Design',
  design: 'Art and Design',
  humanity: 'Arts and Humanities',
  media: 'Media and Communication',
};

const SAME_WORD: readonly (readonly [RegExp, string])[] = [
  [/\bb\.?\s?tech\b|\bm\.?\s?tech\b|\bb\.?e\.?(?=\s|$)/g, 'btech'],
  [/\b(?:b\.?\s?pharm(?:acy|a)?|pharm\.?\s?d)\b/g, 'bpharm'],
  [/\bll\.?b\b/g, 'llb'],
  [/\bb\.?\s?arch\b/g, 'barch'],
  [/\bb\.?ed\b/g, 'bed'],
  [/\b(b)\.?(b|c|d|m|h)\.?(a|s|m)\b/g, '$1$2$3'],
  [/\bb\.?\s?com\b|\bm\.?\s?com\b/g, 'bcom'],
  [/\bengg\b|\bengineer\b/g, 'engineering'],
  [/\bmaths?\b/g, 'mathematics'],
  [/\bit\b/g, 'information technology'],
  [/\bcomput(?:ing|ation|ational)\b/g, 'computer'],
  [/\bcse?\b/g, 'computer science'],
  [/\bcsit\b/g, 'computer science information technology'],
  [/\bbi(?:t|m)\b/g, 'information technology'],
  [/\bbbs\b|\bmbs\b/g, 'business studies'],
  [/\bece\b/g, 'electronic communication engineering'],
  [/\beee\b/g, 'electrical electronic engineering'],
  [/\baccountancy\b/g, 'accounting'],
  [/\bai\b/g, 'artificial intelligence'],
  [/\bchemicals?\b/g, 'chemical'],
];
/** What those studied who have a degree of that name. */
const OF_DEGREE = new Map(
  'bcom commerce|bba business administration|bbm business management|bms management studies|bca computer application|mca computer application|mbbs medicine|bds dentistry|bpharm pharmacy|bpt physiotherapy|llb law|barch architecture|bed education|bhm hotel management'
    .split('|')
    .map((one) => [one.slice(0, one.indexOf(' ')), one.split(' ').slice(1)]),
);
const LINKS = new Set(
  'and of in the a an or with studies study bachelor bachelors master masters degree hons honours bsc msc ba ma bs ms subject subjects field'.split(
    ' ',
  ),
);

/** The words of a field, in one form: lower case, singular, without what links them. */
function wordsOf(field: string): string[] {
  let text = field.toLowerCase();
  for (const [pattern, word] of SAME_WORD) text = text.replace(pattern, word);
  return (text.match(/[a-z]+/g) ?? [])
    .filter((word) => !LINKS.has(word))
    .map((word) => word.replace(/ies$/, 'y').replace(/(?<=[a-z]{3})(?<!s|mbb|bam|bhm)s$/, ''));
}

function categoriesOf(words: readonly string[]): ReadonlySet<Category> {
  const found = new Set(words.flatMap((word) => CATEGORIES_OF.get(word) ?? []));
  if (found.size > 0) return found;
  return new Set(words.flatMap((word) => GENERIC[word] ?? []));
}

const meet = (one: ReadonlySet<Category>, other: ReadonlySet<Category>) => [...one].some((each) => other.has(each));

/**
 * How what a student studied stands to a field that is asked for.
 * @param asked 'civil engineering', 'business', 'numerate'
 * @param own one of `FIELDS_OF_STUDY`, or the student's words
 */
export function fieldFit(asked: string, own: string): FieldFit {
  const [needed, known] = [wordsOf(asked), wordsOf(own)];
  if (needed.length === 0 || known.length === 0) return null;
  const [only] = needed;
  const studied = (needed.length === 1 && OF_DEGREE.get(only ?? '')) || needed;
  if ([needed, studied].some((words) => words.every((word) => known.includes(word)))) return 'same';
  const ownCategories = categoriesOf(known);
  if (ownCategories.size === 0) return null;
  const wide = needed.flatMap((word) => WIDE[word] ?? []);
  const whole = needed.length === 1 && only ? WHOLE[only] : undefined;
  const isWhole = (category: Category) => wide.includes(category) || whole === category;
  if ([...ownCategories].some(isWhole)) return 'same';
  const askedCategories = new Set<Category>([...categoriesOf(needed), ...wide, ...(whole ? [whole] : [])]);
  if (askedCategories.size === 0) return null;
  if (meet(askedCategories, ownCategories)) return 'near';
  const around = new Set(BESIDE.flatMap((group) => (group.some((one) => askedCategories.has(one)) ? group : [])));
  return meet(around, ownCategories) ? 'beside' : 'apart';
}

/** The best of how any of a student's fields stands to any that is asked for; null where that isn't certain. */
export function bestFit(asked: readonly string[], own: readonly string[]): FieldFit {
  const fits = asked.flatMap((one) => own.map((other) => fieldFit(one, other)));
  const best = (['same', 'near'] as const).find((fit) => fits.includes(fit));
  if (best) return best;
  if (fits.length === 0 || fits.includes(null)) return null;
  return fits.includes('beside') ? 'beside' : 'apart';
}
