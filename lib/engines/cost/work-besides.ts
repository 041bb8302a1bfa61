import type { FactId } from '@/lib/engines/facts/fact-ids';
import { certaintyOf, figureOf, number, PREFIX, sourceOf } from './figures';
import { NOT_KNOWN } from './sum-words';
import type { Award, CostedCourse, Question, WorkRow } from './types';

/** How much students of the course may work while it runs, by the rule of the day of their visa application. */
export function whileStudying(
  { country, level }: Pick<CostedCourse, 'country' | 'level'>,
  award: Award | null,
  question: Question,
): WorkRow {
  const id = `${PREFIX[country]}.work.studying` as const;
  const label = country === 'USA' ? 'While studying, on campus' : 'While studying';
  const value = question.read(id)?.value;
  const kind = kindOf(level, award);
  const most = typeof value === 'object' ? kind && value[kind] : value;
  if (most === undefined || most === null)
    return { key: id, label, months: null, certainty: 'not known', text: NOT_KNOWN, source: null };
  const text = typeof most === 'number' ? `At most ${most}` : capital(most);
  const figure = figureOf(id, label, question, ({ unit, appliesTo: { note } }) =>
    `${text}${typeof most === 'number' ? ` ${unit}` : ''}. ${note}`.trim(),
  );
  return { ...figure, months: null };
}

/** A course as the rules on work tell courses apart; null when its level isn't known. */
function kindOf(level: CostedCourse['level'], award: Award | null): 'degree' | 'research' | 'below a degree' | null {
  if (award === null) return null;
  if (award === 'master by research' || award === 'doctorate') return 'research';
  // A certificate after a degree leads to no degree, but is studied at its level.
  return award === 'below a degree' && !level.startsWith('Post Graduate') ? 'below a degree' : 'degree';
}

/** What the permit or visa to work after study costs on the day of its application; nothing where a country has none of its own. */
export function permitCharge(country: CostedCourse['country'], question: Question, applyOn: string): WorkRow[] {
  const charge = CHARGES[country];
  if (!charge) return [];
  const [id, label] = charge;
  const fact = question.read(id, applyOn);
  const isKnown = fact !== null && typeof fact.value === 'number';
  return [
    {
      key: id,
      label,
      months: null,
      certainty: isKnown ? certaintyOf(fact, question.on) : 'not known',
      text: isKnown ? `${fact.unit} ${number(Number(fact.value))}. ${fact.appliesTo.note}`.trim() : NOT_KNOWN,
      source: isKnown ? sourceOf(fact) : null,
    },
  ];
}

const CHARGES: Partial<Record<CostedCourse['country'], [id: FactId, label: string]>> = {
  Canada: ['canada.work.charge', 'Work permit fee'],
  Australia: ['australia.work.charge', 'Temporary Graduate visa charge'],
  'New Zealand': ['new-zealand.work.charge', 'Post Study Work Visa fee'],
  UK: ['uk.work.charge', 'Graduate visa fee'],
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
