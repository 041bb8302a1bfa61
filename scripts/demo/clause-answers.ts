import type { Types } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/courses/course';
import { searchWords } from '@/lib/domain/desk/search-words';
import type { ClauseAnswer } from '@/lib/domain/requirements/clause-answers';
import type { Clause } from '@/lib/engines/requirements/clause';
import { changesByAnswers, clauseKey, clauseWords, NO_ANSWERS } from '@/lib/engines/requirements/confirmed';
import { sayClause } from '@/lib/engines/requirements/say';
import { clausesIn } from '@/lib/services/catalogue/clauses/in-use';
import { RequirementClause } from '@/models/requirement-clause';

/** What the demo's admin says of clauses, by their words; the first that fits. What is not among them stays as it was read. */
const SAID: readonly (readonly [RegExp, ClauseAnswer])[] = [
  // Of the school before the last one, which no course is judged by.
  [/^Secondary school \(11 years\)/, 'as read'],
  [/^(?:Senior secondary school \(12 years\)|A bachelor's degree|English: IELTS)/, 'as read'],
  [/^with \d\d % or better/, 'as read'],
  [/^Two years of work/, 'as read'],
  [/^(?:in computing|engineering|mathematics or a related subject|in law or a related subject)$/, 'as read'],
  [/^(?:a science|agriculture|geography or engineering|a health or life science)$/, 'as read'],
  [/^(?:a social science or the humanities|a subject of the humanities|an art or design subject)$/, 'as read'],
  [/^(?:in media|communication or the humanities)$/, 'as read'],
  // Which one it is depends on the course.
  [/^(?:a matching branch of engineering|a related science|a subject that is taught at schools)$/, 'field'],
  [/^introductory accounting or statistics$/, 'field'],
  // Papers that all can get, after admission.
  [/health check|police (?:check|certificate)|check to work with children/, 'hand-in'],
  [/portfolio|conversation with the admissions team/, 'as read'],
];

/** What the demo's admin says of a clause; null where nothing is said. */
function answerTo(clause: Clause): ClauseAnswer | null {
  const said = SAID.find(([words]) => words.test(clauseWords(clause.quote)))?.[1] ?? null;
  return said === 'as read' && clause.kind === 'unread' ? null : said;
}

/** Says what the demo's clauses are, as its admin would. */
export class DemoAnswers {
  private readonly answers = new Map<string, ClauseAnswer>();
  private readonly clauses = new Map<string, Clause>();

  /** The course as it is once the admin has said what its clauses are. */
  answered(draft: CourseDraft): CourseDraft {
    const clauses = clausesIn(draft);
    for (const clause of clauses) {
      const [key, answer] = [clauseKey(clause), answerTo(clause)];
      if (key === null || answer === null) continue;
      this.answers.set(key, answer);
      this.clauses.set(key, clause);
    }
    return { ...draft, ...changesByAnswers(draft, clauses, NO_ANSWERS, this.answers) };
  }

  /** Stores them; what is said already stays. */
  async save(by: Types.ObjectId, at: Date): Promise<void> {
    for (const [_id, clause] of this.clauses) {
      const words = clauseWords(clause.quote);
      const answer = this.answers.get(_id) ?? null;
      const fresh = {
        ...{ words, search: searchWords([words]), reading: sayClause(clause), isUnread: clause.kind === 'unread' },
        ...{ group: 'confirmed' as const, courses: 0, exampleId: null, exampleName: '' },
        ...{ answer, by, at, applied: answer, pending: false },
      };
      await RequirementClause.updateOne({ _id }, { $setOnInsert: fresh }, { upsert: true });
    }
  }
}
