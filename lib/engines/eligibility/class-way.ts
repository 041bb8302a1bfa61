import { DEGREE_CLASSES, type DegreeClass } from '@/lib/domain/marks/marks';
import { isOfPlace } from '@/lib/domain/places/demonyms';
import { alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import type { AskedMarks } from './besides-marks';
import type { Schooling } from './entry';
import type { GradeRule } from './grade-rules';
import { compared, highest, percentageOf, unknownWay, type Way } from './mark-ways';
import { byFact, isBritish } from './own-marks';
import type { Whose } from './rules';
import { bestOf } from './verdicts';

/** In the UK the marks are the classes. */
const CLASS_FROM: Record<DegreeClass, number> = { First: 70, '2:1': 60, '2:2': 50, Third: 40 };

/** The percentage that a class stands for is only known where the course's own university publishes it. */
export function classWay(
  { minClass, marksFrom, university = '', country = '', isOfStudies, alsoAsked }: AskedMarks,
  studies: readonly Schooling[],
  inStudies: string,
  gradeRules: readonly GradeRule[],
  whose: Whose,
): Way | null {
  const needed = DEGREE_CLASSES.find((name) => name === minClass);
  if (!needed) return null;
  const what = () => `${needed}${inStudies} needed`;
  const inUk = studies.filter(({ country_of_education }) => isBritish(country_of_education));
  // Where degrees have no classes, a class that is asked for is one of the applicant's own country.
  const isOfOwn = isOfStudies || (marksFrom !== 'stated' && (country === 'USA' || country === 'Canada'));
  const places = alsoAskedOf(alsoAsked).flatMap((one) => (one.is === 'classes of' ? one.place : []));
  const there = studies.filter(({ country_of_education: own }) => places.some((place) => isOfPlace(own, place)));
  const named = bestClass((isOfOwn ? studies : [...inUk, ...there]).flatMap(({ read }) => read?.class?.name ?? []));
  if (named) return comparedClasses(what, needed, named, whose);
  const british = highest(inUk, percentageOf);
  if (british !== undefined)
    return compared(() => `${what()} (${CLASS_FROM[needed]}% in the UK)`, CLASS_FROM[needed], british, '%', whose);
  const place = university.trim().toLowerCase();
  const rules = gradeRules.filter((rule) => rule.university === place && rule.country === country);
  const found = rules.flatMap((rule) => {
    const own = highest(
      studies.filter(
        (one) => one.level_of_education === rule.educationLevel && one.country_of_education === rule.educationCountry,
      ),
      percentageOf,
    );
    return own === undefined ? [] : [byRule(rule, needed, own, what, whose)];
  });
  found.push(...studies.flatMap((one) => asBritish(one, needed, what, whose) ?? []));
  const verdict = bestOf(found.map((way) => way.verdict));
  const best = found.find((way) => way.verdict === verdict);
  if (best) return best;
  return studies.some(({ read }) => read)
    ? unknownWay(what, studies, whose)
    : { known: false, verdict, text: () => `${what()}, which ${whose} marks can’t be compared with here` };
}

const rankOf = (name: DegreeClass) => DEGREE_CLASSES.indexOf(name);
const bestClass = (names: readonly DegreeClass[]) => DEGREE_CLASSES.find((name) => names.includes(name));

function comparedClasses(what: () => string, needed: DegreeClass, own: DegreeClass, whose: Whose): Way {
  const verdict = rankOf(own) <= rankOf(needed) ? 'met' : 'not met';
  return { known: true, verdict, text: () => `${what()}, ${whose}s ${own}` };
}

/** A class of another country, where a fact says which British one it is. */
function asBritish({ read }: Schooling, needed: DegreeClass, what: () => string, whose: Whose): Way | null {
  if (!read?.british) return null;
  const { least, exact, below, source, isOfficial } = read.british;
  const isEnough = least !== undefined && rankOf(least) <= rankOf(needed);
  const isLess =
    (exact !== undefined && rankOf(exact) > rankOf(needed)) || (below !== undefined && rankOf(below) >= rankOf(needed));
  if (!isEnough && !isLess) return null;
  const named = isEnough ? least : exact;
  const stands = named
    ? `which universities in the UK compare with their ${named}`
    : `which universities in the UK take for less than their ${below}`;
  return {
    known: true,
    verdict: byFact(isEnough, isOfficial),
    text: () => `${what()}, ${whose}s ${read.words}, ${stands}`,
    source,
  };
}

function byRule(
  { classes, source }: GradeRule,
  needed: (typeof DEGREE_CLASSES)[number],
  own: number,
  what: () => string,
  whose: Whose,
): Way {
  const asGood = DEGREE_CLASSES.slice(0, DEGREE_CLASSES.indexOf(needed) + 1);
  const enough = Math.min(...asGood.map((name) => classes[name]?.to ?? Number.POSITIVE_INFINITY));
  const least = classes[needed]?.from;
  const range = classes[needed];
  const stands = range
    ? `, which stands for ${range.from === range.to ? range.from : `${range.from}% to ${range.to}`}% at this university`
    : '';
  const verdict = own >= enough ? 'likely' : least !== undefined && own < least ? 'likely not' : 'unknown';
  return {
    known: range !== undefined || verdict === 'likely',
    verdict,
    text: () => `${what()}${stands}, ${whose}s ${own}%`,
    source,
  };
}
