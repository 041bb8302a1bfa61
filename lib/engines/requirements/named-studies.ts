import { namedDegree } from '@/lib/domain/requirements/awards';
import { FIELD_LINKS, FIELD_WORDS, SCHOOL_SUBJECTS } from '@/lib/domain/requirements/fields-of-study';
import type { Asked, Span } from './clause';
import { pattern } from './patterns';
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
 * @param others that belong to other ways in
 */
export function withNamedFields(
  spans: readonly Span[],
  sentence: string,
  isUnclear: boolean,
  others: ReadonlySet<Span> = new Set(),
): Span[] {
  const isWay = ({ asked }: Span) => asked?.about === 'perhaps' && asked.asked.about === 'field';
  const fields = spans.filter((span) => isWay(span) || span.asked?.about === 'field').sort((a, b) => a.from - b.from);
  if (fields.length === 0) return [...spans];
  const text = fields
    .map(({ from, to }, place) => {
      const between = sentence.slice(to, fields[place + 1]?.from ?? to);
      return sentence.slice(from, to) + (/^[\s,/()&]*$/.test(between) ? between : ' ; ');
    })
    .join('');
  const read = fieldsOf(text);
  const isClear = !isUnclear && !spans.some(({ asked }) => asked?.about === 'subjects');
  const unread = spans.filter((span) => span.kind === 'unread' && !isWay(span) && !others.has(span));
  const isNamed = isClear && read.names.length > 0;
  // A name of the list that isn't known: who has one of the others has what is asked.
  const isOpen = isNamed && unread.length > 0 && unread.every((span) => isItem(span, sentence));
  const asked = isClear && unread.length === 0 ? read : { ...read, names: [] };
  const perhaps = { asked: { about: 'perhaps' as const, asked: isNamed ? read : { ...read, names: [] } } };
  return spans.map((span): Span => {
    if (!fields.includes(span)) return span;
    const { from, to } = span;
    return isWay(span) || isOpen ? { from, to, kind: 'unread', ...perhaps } : { ...span, asked };
  });
}

/** Whether words stand in a list as one of its names. */
export function isItem({ from, to }: Span, sentence: string): boolean {
  const words = sentence.slice(from, to);
  return (
    /^\W*(?:or )?(?:[a-z&.'-]+ ?){1,4}\W*$/.test(words) &&
    !/\b(?:and|with|must|plus|including|not|no|only|if|who|from|for|by)\b/.test(words) &&
    (/^\W*or\b/.test(words) ||
      /(?:[,/(]|\bor)\s*$/.test(sentence.slice(0, from)) ||
      /^\s*(?:[,/]|or\b)/.test(sentence.slice(to)))
  );
}

/** The fields that a clause about a field of study names. */
export function fieldsOf(text: string): Extract<Asked, { about: 'field' }> {
  const names = namesIn(text);
  const isCertain = names.length <= MOST_NAMES && !IN_STUDIES.test(text);
  return { about: 'field', names: isCertain ? names : [], related: TAKES_RELATED.test(text) };
}

const IN_BRANCH = /((?<![a-z.])[bm]\.? ?[a-z]+\.?) ?[\s,]*(?:\(| in )([a-z ,/&]+)\)?/g;

/** The fields by name; none where a part of them is not known as one. */
function namesIn(text: string): string[] {
  // 'B.Tech (CS or IT)' is of these.
  const given = text.replace(IN_BRANCH, (all, degree: string, branches: string) =>
    namedDegree(degree) && branches.match(/[a-z]+/g)?.every((word) => FIELD_WORDS.has(word) || FIELD_LINKS.has(word))
      ? branches
      : all,
  );
  const names = cut(given, /[,;/():]|\b(?:or|and|such as|like)\b/g).flatMap(({ from, to }) => {
    const part = given.slice(from, to);
    const degree = namedDegree(part);
    if (degree) return [degree];
    const words = part.match(/[a-z]+/g) ?? [];
    const name = words.filter((word) => FIELD_WORDS.has(word) || word === 'numerate').join(' ');
    return name === '' ? [] : [name];
  });
  return names.some((name) => NO_FIELD.test(name)) ? [] : [...new Set(names)];
}

const BUT =
  /\b(?:any|all|in an?) (?:[a-z]+ ){0,2}(?:disciplines?|subjects?|fields?|areas?|degrees?|backgrounds?|streams?|majors?)\b[^;.,\d]{0,20}?,? ?\b((?:other than|except(?:ing)?(?: for| in)?|excluding|apart from|but not|outside(?: of)?) ([a-z ,/&()-]+?))(?= degrees?\b| graduates?\b|\W*$|[.;\ue000])/g;
/** 'MCA and BCA are not accepted' */
const DEGREES_REFUSED_FIRST =
  /^\W*(?:degrees?|subjects?|fields?|disciplines?)(?: (?:that|which))?(?: (?:is|are))? not (?:accepted|eligible|considered) ?: ?/;
const DEGREES_IN =
  /^\W*(?:(?:bachelor\S*|honours|first) )?(?:degrees?|graduates?|qualifications?|backgrounds?) (?:in|of) ([a-z ,/&-]+?) (?:are|is|will be|will)(?: also)? (?:not (?:be )?(?:normally )?|in)(?:accepted|eligible|considered|suitable|acceptable)\b[a-z ]*\W*$/;
const DEGREES_REFUSED =
  /^\W*((?:[bm]\.? ?[a-z.]+(?: ?(?:,|\/|&|or|and) ?)?)+?) (?:degrees? |graduates? |holders? )?(?:is |are )?not (?:accepted|eligible|considered)\W*$/;
/** 'Any discipline other than computing': the fields that are not taken. */
export function otherFields(sentence: string): Span[] {
  const degrees = DEGREES_REFUSED.exec(sentence)?.[1]
    ?.split(/,|\/|&|\bor\b|\band\b/)
    .map((one) => namedDegree(one.trim()));
  const all = (names: readonly string[]) => ({ from: 0, to: sentence.length, ...butThese(names) });
  if (degrees?.every((one) => one)) return [all([...new Set(degrees.flatMap((one) => one ?? []))])];
  // 'Degrees not accepted: computing, informatics', 'degrees in computing are not considered'
  const head = DEGREES_REFUSED_FIRST.exec(sentence)?.[0] ?? DEGREES_IN.exec(sentence)?.[0];
  const listed = head ? fieldsOf(DEGREES_IN.exec(sentence)?.[1] ?? sentence.slice(head.length)).names : [];
  if (head) return [all(listed)];
  return [...sentence.matchAll(BUT)].map(({ index, 0: all, 1: but = '', 2: fields = '' }): Span => {
    const { names } = fieldsOf(
      fields.replace(/\b(?:and|related|similar|closely|an?|the|subjects?|areas?|disciplines?|fields?)\b/g, (one) =>
        one === 'and' ? ',' : ' ',
      ),
    );
    const from = index + all.length - but.length;
    return { from, to: index + all.length, ...butThese(names) };
  });
}
const butThese = (names: readonly string[]): Pick<Span, 'kind' | 'asked'> =>
  names.length > 0
    ? { kind: 'profile', asked: { about: 'other field', names } }
    : { kind: 'unread', asked: { about: 'unread demand' } };

const ONE_SUBJECT = pattern`\b(?:${SCHOOL_SUBJECTS})\b`;
/** A group of subjects, and those that it stands for. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  pcm: ['physics', 'chemistry', 'mathematics'],
  pcb: ['physics', 'chemistry', 'biology'],
  pcmb: ['physics', 'chemistry', 'mathematics', 'biology'],
};
/** These are no subject by themselves. */
const UNCERTAIN = /^(?:calculus|sciences?|humanities|arts?|languages?|design|social studies|commerce)$/;

/** 'One science from biology, chemistry or physics', 'chemistry (65%) or physics (65%)': subjects of which one is enough. */
export function eitherSubjects(spans: readonly Span[], sentence: string): Span[] {
  const merged: Span[] = [];
  const sorted = [...spans].sort((one, other) => one.from - other.from);
  for (const span of sorted) {
    const last = merged.at(-1);
    const [one, two] = [last?.asked, span.asked];
    const between = last ? sentence.slice(last.to, span.from) : '';
    const isEither =
      one?.about === 'subjects' &&
      two?.about === 'subjects' &&
      one.least === two.least &&
      (/^[\s,()]*\bor\s*$/.test(between) ||
        /\bor\W*$/.test(sentence.slice(last?.from, last?.to)) ||
        /^\W*or\b/.test(sentence.slice(span.from, span.to)) ||
        (/^[\s,/]*$/.test(between) && isListOfOne(sentence, last as Span)));
    // Of a list of ways one whose name isn't known.
    const isItsItem =
      one?.about === 'subjects' &&
      one.least === undefined &&
      (span.kind === 'unread' || two?.about === 'field') &&
      /^[\s,/]*$/.test(between) &&
      isListOfOne(sentence, last as Span) &&
      isItem(span, sentence);
    if (isItsItem && last) {
      merged[merged.length - 1] = { ...last, to: span.to, asked: { ...one, names: [], any: false } };
      continue;
    }
    if (!isEither || !last) {
      merged.push(span);
      continue;
    }
    const isNamed = one.names.length > 0 && two.names.length > 0 && (one.any || one.names.length === 1);
    const names = isNamed ? [...new Set([...one.names, ...two.names])] : [];
    merged[merged.length - 1] = { ...last, to: span.to, asked: { ...one, names, any: names.length > 1 } };
  }
  return merged;
}

/** Whether a list of subjects, of which one is at a place, is one of ways: 'one of …', or 'or' before its last. */
function isListOfOne(sentence: string, { from }: Span): boolean {
  const [before, after] = [sentence.slice(0, from), sentence.slice(from).split(/[.;]|\band\b/)[0] ?? ''];
  return /\bor\b/.test(after) || /\b(?:one|either|any)\b[^.;]*$/.test(before);
}

/** Subjects of school as a text names them: all, or one of them where 'or' stands between them. */
export function subjectsOf(quote: string): Extract<Asked, { about: 'subjects' }> {
  const text = quote.replace(/\s+/g, ' ').trim();
  const found = text.replace(/(?<=\benglish) languages?\b/g, '').match(ONE_SUBJECT) ?? [];
  const named = found.flatMap(
    (name) => GROUPS[name] ?? [name.replace(/^maths?$/, 'mathematics').replace(/^english.*/, 'english')],
  );
  const isOneOf = /\b(?:one|either)(?: of| from)?\b/.test(text);
  const any = isOneOf || /\bor\b|\//.test(text);
  const isClear = !(any && !isOneOf && /\band\b|&/.test(text)) && !found.some((name) => UNCERTAIN.test(name));
  return { about: 'subjects', text, names: isClear ? [...new Set(named)] : [], any: any && named.length > 1 };
}
