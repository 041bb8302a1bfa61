import { markWords, readMarks as readPaper } from '@/lib/domain/marks/paper-marks';
import { AFTER_SCHOOL } from '../tables/levels';
import type { Reader } from './reader';

/** What marks are typed with: '2:2', '3.1/5', '6.8 cgpa', '62%'. */
const MARK = /^(?:[12]:[12]|\d{1,4}(?:\.\d{1,2})?\/\d{1,4}|\d{1,3}(?:\.\d{1,2})?%)$/;
const WORD = /^(?:cgpa|gpa|sgpa|percent|percentage|pct|aggregate|marks)$/;
const NUMBER = /^\d{1,3}(?:\.\d{1,2})?$/;
/** Words around marks that go with them. */
const BESIDE =
  /^(?:with|of|have|having|got|my|is|at|minimum|min|overall|aggregate|marks|gpa|cgpa|in|scored|score|only|obtained|secured|around|about)$/;
/** Beside one of these a share is one of money. */
const OF_MONEY = /^(?:scholarships?|waiver|off|discount|tuition|fees?|funding)$/;

/** Grades of West and East Africa's schools beside a subject of theirs: 'english b3', 'c6 in maths', 'biology a1'. */
const GRADE = /^(?:[a-f][1-9]|[a-e]-|[4-9]\d)$/;
const OF_EXAM = /^(waec|neco|wassce|ssce|kcse|hsc|ssc|cbse|icse|12th|alevels|olevels|igcse|gcse|slc)$/;
export const SCHOOL_SUBJECT =
  /^(?:english|maths?|mathematics|biology|physics|chemistry|science|economics|government|literature|geography|commerce|accounts|accounting|kiswahili)$/;

function leaveGrades(reader: Reader): void {
  for (const place of reader.tokens.keys()) {
    // 'Maths 95 in boards'; 'economics 45 lakh' is no mark.
    const isPoints = /^\d/.test(reader.at(place));
    if (!GRADE.test(reader.at(place)) || (isPoints && !/^(in|boards?)$/.test(reader.at(place + 1)))) continue;
    let [from, end] = [place, place + 1];
    if (SCHOOL_SUBJECT.test(reader.at(from - 1))) from--;
    else {
      const at = reader.at(end) === 'in' ? end + 1 : end;
      if (SCHOOL_SUBJECT.test(reader.at(at))) end = at + 1;
    }
    while (/^(in|boards?|12th)$/.test(reader.at(end)) && end - from > 1) end++;
    if (end - from > 1) reader.leave(from, end - from, YOUR_MARKS);
  }
}

/** 'IB 32 points', 'ucas 112', 'atar 80'; 'AAB' beside A levels, '2 Ds'; '2.2', a class of degree. */
function leavePoints(reader: Reader): void {
  const isOfSchool = reader.tokens.some((word) => /^(alevels|olevels|igcse|gcse)$/.test(word));
  const isOfExam = reader.tokens.some((word) => OF_EXAM.test(word));
  for (const place of reader.tokens.keys()) {
    const [word, next] = [reader.at(place), reader.at(place + 1)];
    let length = 0;
    if (isOfExam && /^\d$/.test(word) && /^(credits?|passes|distinctions?)$/.test(next)) length = 2;
    else if (
      isOfExam &&
      (/^[a-e]\+$/.test(word) || (/^[1-5](\.\d+)?$/.test(word) && OF_EXAM.test(reader.was(place - 1))))
    )
      length = 1;
    else if (/^[a-e]$/.test(word) && /^(plus|minus)$/.test(next)) length = 2;
    else if (/^(ib|ucas|atar)$/.test(word) && /^\d{2,3}(\.\d+)?$/.test(next))
      length = POINTS.test(reader.at(place + 2)) ? 3 : 2;
    else if (/^\d{2,3}$/.test(word) && POINTS.test(next)) length = 2;
    else if (word === 'ib' && /^(diploma|dp|student|students|board)$/.test(next)) length = 2;
    else if (isOfSchool && /^(a\*?){0,3}b{0,3}c{0,3}d{0,3}$/.test(word) && word.length === 3) length = 1;
    else if (/^2\.[12]$/.test(word) && !OF_NUMBER.test(next) && !OF_NUMBER.test(reader.was(place - 1))) length = 1;
    if (length > 0) reader.leave(place, length, YOUR_MARKS);
  }
}
const POINTS = /^(points?|pts)$/;
const YOUR_MARKS = 'Your marks, not about a course';
/** Beside one of these '2.2' is no class. */
const OF_NUMBER = /^(ielts|cgpa|gpa|sgpa|years?|yrs?|lakhs?|lacs?|crores?|k|m|million|score|overall|of|percent)$/;

/** Marks are about who asks, as a paper shows them. */
export function leaveMarks(reader: Reader): void {
  leaveGrades(reader);
  leavePoints(reader);
  for (let place = 0; place < reader.tokens.length; place++) {
    const length = markLength(reader, place);
    if (length === 0) continue;
    const words = reader.tokens.slice(place, place + length).filter((word) => word !== 'is' && word !== 'minimum');
    const read = readPaper(words.join(' '));
    const said = 'asks' in read ? '' : read.map(markWords).join(', ');
    let [from, end] = [place, place + length];
    while (from > 0 && BESIDE.test(reader.at(from - 1)) && reader.at(from - 1) !== 'in') from--;
    while (WORD.test(reader.at(end))) end++;
    // 'GPA is 2.6 out of 4'.
    if (reader.has(end, 'out of') && NUMBER.test(reader.at(end + 2))) end += 3;
    // 'GPA 2.4 in 12': of school, which a first degree follows.
    if (reader.at(end) === 'in' && /^(12|12th|\+2|10\+2|plus2|intermediate)$/.test(reader.at(end + 1))) {
      reader.next ??= { typed: reader.at(end + 1), levels: AFTER_SCHOOL };
      end += 2;
    }
    reader.leave(from, end - from, said ? `Your marks (${said}), not about a course` : YOUR_MARKS);
    place = end - 1;
  }
}

function markLength(reader: Reader, place: number): number {
  const [word, next, third] = [reader.at(place), reader.at(place + 1), reader.at(place + 2)];
  const isMoney = [-2, -1, 1, 2].some((offset) => OF_MONEY.test(reader.was(place + offset)));
  if (MARK.test(word)) return isMoney ? 0 : 1;
  if (NUMBER.test(word) && WORD.test(next)) return isMoney ? 0 : 2;
  if (NUMBER.test(word) && next === 'out' && third === 'of' && NUMBER.test(reader.at(place + 3))) return 4;
  if (!/^(?:cgpa|gpa|sgpa|percentage)$/.test(word)) return 0;
  if (NUMBER.test(next) || MARK.test(next)) return 2;
  return /^(?:of|is|minimum)$/.test(next) && (NUMBER.test(third) || MARK.test(third)) ? 3 : 0;
}
