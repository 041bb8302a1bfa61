import type { CourseLevel } from '@/lib/domain/courses/course';
import { CITIES } from '../tables/cities';
import {
  AFTER_DEGREE,
  AFTER_DIPLOMA,
  AFTER_SCHOOL,
  AFTER_TENTH,
  AWARD_LEVELS,
  DEGREES_HELD,
  FIRST_DEGREES,
  LEVEL_WORDS,
  SCHOOL,
} from '../tables/levels';
import { ELSEWHERE, ORIGINS, PEOPLES } from '../tables/places';
import { PERSONS } from '../tables/roles';
import { CHEAP, FILLERS, JOINTS } from '../tables/small-words';
import { isParticle } from './levels';
import { isMark, OF_EXAM, SCHOOL_SUBJECT } from './marks';
import { NAMES } from './places';
import { ABOUT_YOU, type Reader } from './reader';

const HAVING =
  /^(did|done|completed|complete|completing|finished|passed|pass|after|having|hold|holding|post|studied|doing|graduated|currently)$/;
const HELD_AFTER =
  /^(sakera|sakeko|sakyo|garera|graduate|holder|background|passed|pass|fail|failed|completed|complete|done|passout|accepted|fresher|student|students|baad|ke|pachi|qualified)$/;
/** What a person says next of what they want. */
const WANTS =
  /^(want|wanna|looking|look|planning|plan|which|what|now|to|can|need|suggest|please|plz|interested|for|then|who|how|course|courses|options|wish|apply|study|in|at|with|aur|and|from)$/;

/** 'after 12th commerce', 'did bcom', 'completed b.tech cse': where the reader comes from, which says what comes next. */
export function readBackground(reader: Reader): void {
  for (let place = 0; place < reader.tokens.length; place++) {
    const word = reader.at(place);
    if (SCHOOL.test(word) && isSchool(reader, place)) readSchool(reader, place);
    else if (/^(am|im)$/.test(word)) readSelf(reader, place);
    else if (PERSONS.has(word) && /^by (degree|profession|training)$/.test(reader.ahead(place + 1, 2).join(' ')))
      comesNext(reader, place, place + 3, AFTER_DEGREE, place);
    // 'Diploma holder in mechanical' wants what follows, in that field.
    else if (word === 'diploma' && /^holders?$/.test(reader.at(place + 1))) {
      reader.next = { typed: 'diploma', levels: AFTER_DIPLOMA };
      reader.leave(place, reader.at(place + 2) === 'in' ? 3 : 2, ABOUT_YOU);
    } else if (word === 'after' && readAwardBefore(reader, place)) continue;
    else if (HAVING.test(word) || (word === 'have' && isOwnHave(reader, place))) readDegree(reader, place);
    // 'Bcom graduate', 'btech passed'.
    else if (DEGREES_HELD.has(word) && !readBefore(reader, place) && isHeld(reader, place) && !WANTED.test(word))
      comesNext(reader, place, fieldEnd(reader, place + 2), AFTER_DEGREE, place);
    else if (DEGREES_HELD.has(word) && isOfHolder(reader, place))
      comesNext(reader, place, heldEnd(reader, place + 1), AFTER_DEGREE, place);
    else if (PEOPLES.has(word) && /^(certificate|qualifications?|results?|transcripts?)$/.test(reader.at(place + 1)))
      reader.leave(place, 2, ABOUT_YOU);
    else if (OWN_EXAM.test(word)) leaveExam(reader, place);
    // Nepal's examination after class ten.
    else if (word === 'see' && /^(pass|passed|gpa|result|garera|sakera)$/.test(reader.at(place + 1)))
      comesAfterSchool(reader, place, place + 2);
    // 'Hnd top up': what it is topped up to is wanted.
    else if (word === 'hnd' && /^(top|topup|top-up)$/.test(reader.at(fieldEnd(reader, place + 1))))
      reader.leave(place, 1, ABOUT_YOU);
    else if (FIRST_DEGREES.has(word) && (isOfHome(reader, place) || isLeftBehind(reader, place)))
      comesNext(reader, place, fieldEnd(reader, place + 1), AFTER_DEGREE, place);
    else if ((FIRST_DEGREES.has(word) || isMarked(reader, place)) && isBelow(reader, place))
      comesNext(reader, place, heldEnd(reader, place + 1), AFTER_DEGREE, place);
    // 'What can i study with bsc chemistry'.
    else if (FIRST_DEGREES.has(word) && reader.was(place - 1) === 'with' && reader.tokens.join(' ').includes('can i '))
      comesNext(reader, place - 1, fieldEnd(reader, place + 1), AFTER_DEGREE, place);
    else if (/^(exp|experience)$/.test(word) && reader.background.length > 0) leaveWorkplace(reader, place);
    else if (word === 'with' && /^(people|ppl|persons?|someone|students?|those)$/.test(reader.was(place - 1)))
      leaveOthers(reader, place);
    else if (STREAMS.has(word)) {
      reader.background.push(STREAMS.get(word) as string);
      reader.leave(place, 1, ABOUT_YOU);
    } else if (reader.at(place + 1) === 'stream' && isField(reader, place)) comesAfterSchool(reader, place, place + 2);
  }
}

/** 'Have BSc biology', but not 'universities that have BSc biology'. */
const isOwnHave = (reader: Reader, place: number): boolean =>
  FIRST_DEGREES.has(reader.at(place + 1)) &&
  (reader.breaks.has(place) || /^(|and|but|already|we|she|he|now|i)$/.test(reader.was(place - 1)));

/** 'BSc agriculture then what', 'BCom what next'. */
const isLeftBehind = (reader: Reader, place: number): boolean =>
  /^((and )?then what|(and )?(now )?what (next|now|after|then)|whats next|next what|now what|then which)\b/.test(
    reader.ahead(fieldEnd(reader, place + 1), 4).join(' '),
  );

/** 'Experience in hospital' of who has a degree says where, not what is looked for. */
function leaveWorkplace(reader: Reader, place: number): void {
  const end = /^(in|at)$/.test(reader.at(place + 1)) ? fieldEnd(reader, place + 1) : place;
  if (end > place + 2) reader.leave(place, end - place, ABOUT_YOU);
}

/** 'For people with arts degree': whom the course is for. */
function leaveOthers(reader: Reader, place: number): void {
  const end = fieldEnd(reader, reader.at(place + 1) === 'an' ? place + 2 : place + 1);
  if (end > place + 1 && /^(degrees?|backgrounds?)$/.test(reader.at(end)))
    reader.leave(place, end + 1 - place, ABOUT_YOU);
}

/** What the streams of India's schools lead to. */
const STREAMS = new Map(Object.entries({ pcb: 'biology', pcmb: 'biology', pcm: 'engineering' }));
const OWN_EXAM = /^(neet|jee|emsat|nd|jamb|utme|nysc|cuet|nata|clat|gate|mdcat|ecat)$/;

/** 'No jamb', 'neet not cleared': examinations and years of service at home. */
function leaveExam(reader: Reader, place: number): void {
  const from = /^(no|not|non|without|after)$/.test(reader.at(place - 1)) ? place - 1 : place;
  let end = place + 1;
  while (
    /^(not|no|cleared|qualified|passed|failed|score|scores|result|results|exam|done|taken|\d+)$/.test(reader.at(end))
  )
    end++;
  reader.leave(from, end - from, ABOUT_YOU);
}

/** 'i am an engineer', 'im a bsc nursing student': what a person is leads to nothing by itself, but for the field. */
function readSelf(reader: Reader, place: number): void {
  const isNamed = PERSONS.has(reader.at(place + 1)) || FIRST_DEGREES.has(reader.at(place + 1));
  if (!isNamed && !/^an?$/.test(reader.at(place + 1))) return;
  let from = place + (isNamed ? 1 : 2);
  while (PEOPLES.has(reader.at(from))) from++;
  const start = reader.at(place - 1) === 'i' ? place - 1 : place;
  const end = heldEnd(reader, DEGREES_HELD.has(reader.at(from)) ? from + 1 : from);
  if (end === from) return;
  if (DEGREES_HELD.has(reader.at(from))) comesNext(reader, start, end, AFTER_DEGREE, from);
  else {
    reader.background.push(...reader.tokens.slice(from, end).filter(isOfField));
    reader.leave(start, end - start, ABOUT_YOU);
  }
}

/** 'mbbs after masters public health', 'mca after which course': an award before 'after', with none behind it but a higher one. */
function readAwardBefore(reader: Reader, place: number): boolean {
  const next = reader.at(place + 1);
  const isOpen = next === '' || WANTS.test(next) || NAMES.has(next);
  for (let at = place - 1; at >= 0 && place - at <= LONGEST_FIELD + 1; at--) {
    const word = reader.at(at);
    if (DEGREES_HELD.has(word)) {
      if (!isOpen && !(FIRST_DEGREES.has(word) && isHigher(reader, place + 1))) return false;
      comesNext(reader, at, place + 1, AFTER_DEGREE, at);
      return true;
    }
    if (!isField(reader, at)) return false;
  }
  return false;
}

const isHigher = (reader: Reader, place: number): boolean => {
  const word = reader.at(place);
  if (word === '' || isParticle(reader, place)) return false;
  const levels = LEVEL_WORDS.get(word) ?? AWARD_LEVELS.get(word);
  return /^(mba|phd|doctorate)$/.test(word) || (levels?.every((level) => AFTER_DEGREE.includes(level)) ?? false);
};

/** 'Bachelor food technology gpa 7.2'. */
function isMarked(reader: Reader, place: number): boolean {
  if (!/^(bachelors?|degree|graduation)$/.test(reader.at(place))) return false;
  const end = fieldEnd(reader, place + 1);
  // '45% in bachelors'.
  if (/^(in|of|at)$/.test(reader.was(place - 1)) && isMark(reader.was(place - 2))) return true;
  return reader.at(end) === '' && isMark(reader.was(end));
}

/** Whether a higher award is asked for apart from a first degree, with which it isn't joined: 'bsc agriculture 6.8 cgpa masters'. */
function isBelow(reader: Reader, place: number): boolean {
  const word = reader.at(place);
  if (isParticle(reader, place) || reader.at(heldEnd(reader, place + 1)) === 'after') return false;
  // 'To be a teacher'.
  if (word === 'be' && (!isField(reader, place + 1) || /^(to|can|will|should|would|must)$/.test(reader.was(place - 1))))
    return false;
  // Beside each other both may be wanted: 'bsc msc nursing'.
  const nearest = LEVEL_WORDS.has(word) ? 2 : 1;
  return [...reader.tokens.keys()].some((at) => {
    if (Math.abs(at - place) < nearest || !isHigher(reader, at) || reader.at(at - 1) === 'integrated') return false;
    const between = reader.tokens.slice(Math.min(at, place) + 1, Math.max(at, place));
    return !between.some((word) => /^(or|and|&|vs)$/.test(word));
  });
}

/** 'Bcom karachi uni', 'bsc physics 60% which uk uni accept': a degree of a university at home, or one with marks that is to be accepted. */
function isOfHome(reader: Reader, place: number): boolean {
  if (isParticle(reader, place) || /^(study|want|do|pursue|for|in)$/.test(reader.was(place - 1))) return false;
  const end = fieldEnd(reader, place + 1);
  const at = /^(from|at|of)$/.test(reader.at(end)) ? end + 1 : end;
  const isHome = ORIGINS.has(ELSEWHERE.get(reader.at(at)) ?? '') || PEOPLES.has(reader.at(at));
  if (isHome && /^(uni|univ|university|college)$/.test(reader.at(at + 1))) return true;
  const isMarked = reader.at(end) === '' && isMark(reader.was(end));
  return isMarked && reader.tokens.some((word, other) => other > end && /^accept(s|ed|ing)?$/.test(word));
}

/** Words that are schooling only where that is said: 'english intermediate' is a course. */
const DOUBTFUL_SCHOOL = /^(10|11|12|intermediate|inter|tenth|twelfth|puc|matric)$/;

const isSchool = (reader: Reader, place: number): boolean =>
  !isWantedSchool(reader, place) &&
  (!DOUBTFUL_SCHOOL.test(reader.was(place)) ||
    HAVING.test(reader.was(place - 1)) ||
    isHeld(reader, place) ||
    /^(class|grade|std|standard|my)$/.test(reader.was(place - 1)));

/** 'Wants to study A levels', 'A level school'. */
const isWantedSchool = (reader: Reader, place: number): boolean =>
  (reader.was(place - 1) !== 'after' &&
    /^(schools?|college|courses?|programmes?|programs?)$/.test(reader.was(place + 1))) ||
  (/^(study|do|pursue)$/.test(reader.was(place - 1)) && !/^(i|who|we|am|now|currently)$/.test(reader.was(place - 2)));

function readSchool(reader: Reader, place: number): void {
  let [start, end] = [place, place + 1];
  while (
    HAVING.test(reader.at(start - 1)) ||
    /^(class|grade|std|just|my|standard)$/.test(reader.at(start - 1)) ||
    // Boards of examinations: 'london a/l'.
    /^(london|cambridge|edexcel|pearson|local) [ao]levels$/.test(reader.ahead(start - 1, 2).join(' '))
  )
    start--;
  while (
    !reader.breaks.has(end) &&
    (HAVING.test(reader.at(end)) ||
      isStream(reader, end) ||
      // 'With physics and maths'.
      (SCHOOL_SUBJECT.test(reader.at(end)) && /^(with|and|&)$/.test(reader.at(end - 1))) ||
      (/^(and|&)$/.test(reader.at(end)) && [end - 1, end + 1].every((at) => SCHOOL_SUBJECT.test(reader.at(at)))) ||
      // 'Neco english' is a mark, no course.
      (reader.at(end) === 'english' && end === place + 1 && OF_EXAM.test(reader.at(place))) ||
      (reader.at(end) === 'pre' && OF_PRE.test(reader.at(end + 1))) ||
      (reader.at(end - 1) === 'pre' && OF_PRE.test(reader.at(end))) ||
      /^(class|grade|standard|std|commerce|science|arts|humanities|stream|pcb|pcm|pcmb|biology|bio|maths|background|student|students|baad|ke|with|passed|pass|fail|failed|th|school|non|medical)$/.test(
        reader.at(end),
      ))
  ) {
    if (reader.at(end) === 'with' || reader.at(end) === 'non') {
      if (!/^(arts|pcb|pcm|medical)$/.test(reader.at(end + 1)) && !SCHOOL_SUBJECT.test(reader.at(end + 1))) break;
    }
    end++;
  }
  const isEarly = /^(10|10th|tenth|olevels?|slc)$/.test(reader.at(place));
  comesAfterSchool(reader, start, end, isEarly ? AFTER_TENTH : AFTER_SCHOOL);
}

function comesAfterSchool(reader: Reader, start: number, end: number, levels = AFTER_SCHOOL): void {
  reader.background.push(
    ...reader.tokens.slice(start, end).filter((word) => /^(commerce|arts|humanities|management)$/.test(word)),
  );
  for (const word of reader.tokens.slice(start, end)) reader.background.push(...(STREAMS.get(word)?.split(' ') ?? []));
  // Who has both has the later one.
  if (reader.next?.levels === AFTER_TENTH) reader.next = undefined;
  comesNext(reader, start, end, levels);
}

/** 'Pre-engineering' is a stream of Pakistan's schools. */
const OF_PRE = /^(engineering|medical)$/;

/** Nepal's schools have 'management', which is a subject elsewhere. */
const isStream = (reader: Reader, at: number): boolean =>
  /^(management|education)$/.test(reader.at(at)) &&
  /^(\+2|plus2|10\+2)$/.test(reader.was(at - 1)) &&
  (HELD_AFTER.test(reader.at(at + 1)) || reader.at(at + 1) === 'stream');

function readDegree(reader: Reader, place: number): void {
  let at = place;
  while (HAVING.test(reader.at(at)) || /^(my|a|an|the|have|in|year|from)$/.test(reader.at(at))) {
    at++;
    // 'Pcl nursing done, bachelor of nursing'.
    if (reader.breaks.has(at)) return;
  }
  if (!DEGREES_HELD.has(reader.at(at)) || (reader.at(place) === 'post' && LEVEL_WORDS.has(`post ${reader.at(at)}`)))
    return;
  // What was done stands before it: '9 papers done msc accounting'.
  const before = reader.at(place - 1);
  const isSaid = before !== '' && !FILLERS.has(before) && !JOINTS.has(before);
  if (/^(done|passed|completed|finished)$/.test(reader.at(place)) && isHigher(reader, at) && isSaid) return;
  let start = place;
  while (/^(i|have|am|just|she|he|who|has|ive)$/.test(reader.at(start - 1))) start--;
  comesNext(reader, start, fieldEnd(reader, reader.at(at + 1) === 'degree' ? at + 2 : at + 1), AFTER_DEGREE, at);
}

const WANTED = /^(ug|pg|graduate|undergraduate|degree|masters|master|mba|msc|diploma)$/;

/** 'ke liye' is for it, not after it. */
function isHeld(reader: Reader, place: number): boolean {
  const next = reader.at(place + 1);
  return next === 'ke' ? BEHIND.test(reader.at(place + 2)) : HELD_AFTER.test(next) && next !== 'accepted';
}

/** 'Behind', as Hindi, Nepali and Punjabi say it after the award. */
const BEHIND = /^(baad|bad|badh|baada|pachi|pachhi)$/;

/** 'bsc nursing ke baad': an award, its field and 'after'; whether it is one. */
function readBefore(reader: Reader, place: number): boolean {
  const end = fieldEnd(reader, place + 1);
  const word = reader.at(end) === 'ke' ? end + 1 : end;
  if (end === place + 1 || !BEHIND.test(reader.at(word))) return false;
  comesNext(reader, place, word + 1, AFTER_DEGREE, place);
  return true;
}

/** 'bs psychology graduate', 'bsc biochemistry to medicine': an award and its field, and what says that it was studied or is left. */
function isOfHolder(reader: Reader, place: number): boolean {
  if (WANTED.test(reader.at(place)) || isParticle(reader, place)) return false;
  // 'Bcom to data analytics'.
  if (reader.at(place + 1) === 'to' && FIRST_DEGREES.has(reader.at(place)) && isField(reader, place + 2)) return true;
  const end = fieldEnd(reader, place + 1);
  if (end === place + 1 || reader.breaks.has(end)) return false;
  const isLeft = /^(to|into)$/.test(reader.at(end)) && isField(reader, end + 1);
  return isLeft || (/^(graduates?|grads?|holders?|passout)$/.test(reader.at(end)) && reader.at(end + 1) !== 'entry');
}

/** Behind the field and what says that it was studied: 'english graduate'. */
function heldEnd(reader: Reader, from: number): number {
  let end = fieldEnd(reader, from);
  while (HELD_AFTER.test(reader.at(end)) && !reader.breaks.has(end)) end++;
  return end;
}

const LONGEST_FIELD = 3;

/** Behind the words of a field, at most three of them: 'cse', 'in civil engineering'. */
function fieldEnd(reader: Reader, from: number): number {
  let end = from;
  if (/^(in|of)$/.test(reader.at(end)) && isField(reader, end + 1)) end++;
  for (let count = 0; count < LONGEST_FIELD && isField(reader, end) && !reader.breaks.has(end); count++) end++;
  return end;
}

function isField(reader: Reader, at: number): boolean {
  const word = reader.at(at);
  if (!/^\p{L}/u.test(word) || WANTS.test(word) || FILLERS.has(word) || JOINTS.has(word) || CHEAP.has(word))
    return false;
  if (LEVEL_WORDS.has(word) || AWARD_LEVELS.has(word) || word === 'mba' || HELD_AFTER.test(word)) return false;
  if (NAMES.has(word) || CITIES.has(word)) return false;
  return (
    reader.known.entryLength([word], 0) > 0 || reader.known.hasWords(word) || /^(hons|honours|computers?)$/.test(word)
  );
}

/** Whether a word of what a person has says in which field. */
const isOfField = (word: string): boolean =>
  !/^(in|of|degree|after)$/.test(word) && !HELD_AFTER.test(word) && !BEHIND.test(word);

function comesNext(reader: Reader, start: number, end: number, levels: readonly CourseLevel[], award?: number): void {
  if (award !== undefined) reader.background.push(...reader.tokens.slice(award, end).filter(isOfField));
  const typed = reader.tokens.slice(start, end).join(' ');
  reader.aside.push({ typed, why: ABOUT_YOU });
  reader.take(start, end - start);
  // After a higher national diploma comes the last year of a first degree or a higher award.
  const own = award !== undefined && reader.was(award) === 'diploma' ? AFTER_DIPLOMA : levels;
  if (award === undefined || reader.was(award) !== 'hnd') reader.next ??= { typed, levels: own };
}
