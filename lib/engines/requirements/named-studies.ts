import { FIELD_WORDS, SCHOOL_SUBJECTS } from '@/lib/domain/requirements/fields-of-study';
import type { Asked, Span } from './clause';
import { cut } from './plain';

/** More names than these are a list of what the university teaches: they decide nothing. */
const MOST_NAMES = 8;
const TAKES_RELATED =
  /\b(?:related|relevant|similar|cognate|allied|closely|appropriate|suitable|comparable|equivalent|adjacent|other|another|matching|such as|e\.g|like)\b/;
/** What must be in the studies is not what they are of. */
const IN_STUDIES =
  /\b(?:including|includes?|content|component|components|modules?|topics?|studied|strong|substantial|core|background|knowledge|prerequisites?|taught)\b/;
/** Alone they name no field. */
const NO_FIELD =
  /^(?:english|work|human|international|project|life|development|operations|core|web|visual|physical|energy|systems|teaching|planning|language|languages)$/;

/**
 * The sentence's clauses about a field of study, each with all fields that the sentence names: those of a list are ways that
 * stand beside each other. Where what stands around them is unclear, none is named.
 */
export function withNamedFields(spans: readonly Span[], sentence: string, isUnclear: boolean): Span[] {
  const fields = spans.filter(({ asked }) => asked?.about === 'field');
  if (fields.length === 0) return [...spans];
  const text = fields.map(({ from, to }) => sentence.slice(from, to)).join(' , ');
  const read = fieldsOf(text);
  const isCertain = !isUnclear && spans.every(({ kind, asked }) => kind !== 'unread' && asked?.about !== 'subjects');
  const asked = isCertain ? read : { ...read, names: [] };
  return spans.map((span) => (span.asked?.about === 'field' ? { ...span, asked } : span));
}

/** The fields that a clause about a field of study names. */
export function fieldsOf(text: string): Extract<Asked, { about: 'field' }> {
  const names = namesIn(text);
  const isCertain = names.length <= MOST_NAMES && !IN_STUDIES.test(text);
  return { about: 'field', names: isCertain ? names : [], related: TAKES_RELATED.test(text) };
}

/** The fields by name; none where a part of them is not known as one. */
function namesIn(text: string): string[] {
  const names = cut(text, /[,;/():]|\b(?:or|and|such as|like)\b/g).flatMap(({ from, to }) => {
    const words = text.slice(from, to).match(/[a-z]+/g) ?? [];
    const name = words.filter((word) => FIELD_WORDS.has(word) || word === 'numerate').join(' ');
    return name === '' ? [] : [name];
  });
  return names.some((name) => NO_FIELD.test(name)) ? [] : [...new Set(names)];
}

const ONE_SUBJECT = new RegExp(`\\b(?:${SCHOOL_SUBJECTS})\\b`, 'g');
/** A group of subjects, and those that it stands for. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  pcm: ['physics', 'chemistry', 'mathematics'],
  pcb: ['physics', 'chemistry', 'biology'],
  pcmb: ['physics', 'chemistry', 'mathematics', 'biology'],
};
/** All have English at school, and few write it down; the others are no subject by themselves. */
const UNCERTAIN = /^(?:english.*|sciences?|humanities|arts?|languages?|design|social studies|commerce)$/;

/** Subjects of school as a text names them: all, or one of them where 'or' stands between them. */
export function subjectsOf(quote: string): Extract<Asked, { about: 'subjects' }> {
  const text = quote.replace(/\s+/g, ' ').trim();
  const found = text.match(ONE_SUBJECT) ?? [];
  const named = found.flatMap((name) => GROUPS[name] ?? [name.replace(/^maths?$/, 'mathematics')]);
  const isOneOf = /\b(?:one|either)(?: of| from)?\b/.test(text);
  const any = isOneOf || /\bor\b|\//.test(text);
  const isClear = !(any && !isOneOf && /\band\b|&/.test(text)) && !found.some((name) => UNCERTAIN.test(name));
  return { about: 'subjects', text, names: isClear ? [...new Set(named)] : [], any: any && named.length > 1 };
}
