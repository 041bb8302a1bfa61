import { Link } from '@/components/ui/buttons/link';
import { RemovableChip } from '@/components/ui/controls/removable-chip';
import { dateText } from '@/lib/domain/days/day-words';
import { leadOf, type SearchAnswer } from '../answers';
import { coursesText } from '../course-count';
import { addressOf, type CourseQuery, changed } from '../search-address';
import { asideText, changeOfReading, leftAside, partsOf, type Read } from './reading';

interface ReadingLineProps {
  query: CourseQuery;
  answer: SearchAnswer;
  /** The search page's path. */
  page: string;
}

/** Under the head: what a sentence was read as, what was left aside of it, and the way back to the words as they were typed. */
export function ReadingLine({ query, answer, page }: ReadingLineProps) {
  const { total, read, notes, own } = answer;
  const aside = leftAside(answer);
  const lead = leadOf(query, answer);
  if (lead === 'exact' || lead === 'nothing') return <Offer query={query} answer={answer} page={page} />;
  return (
    <div className="mt-2 space-y-2 text-sm">
      {lead === 'read' && notes.length > 0 && (
        <p className="wrap-anywhere">{notes.map(({ text }) => text).join(' ')}</p>
      )}
      {lead === 'read' && <AskedBack query={query} answer={answer} page={page} />}
      {lead === 'read' && read && <ReadAs query={query} read={read} page={page} />}
      <p className="text-muted wrap-anywhere">
        {aside.length > 0 && <span>Not used in this search: {asideText(aside)} · </span>}
        <ToScholarships of={answer} />
        {lead === 'read' && own && read?.filters.currency && (
          <span>
            Fees are converted at the {own.example ? 'example rates' : 'rates'} for {dateText(own.day)} ·{' '}
          </span>
        )}
        <Link href={page + addressOf(changed(query, { literal: '1' }))} className={LINK}>
          Searched as typed: {total > 0 ? coursesText(total) : 'none'}
        </Link>
      </p>
    </div>
  );
}

/** Who asked for a scholarship is shown the list of them, in the country that was read. */
function ToScholarships({ of: { aside, read } }: { of: SearchAnswer }) {
  const asked = aside.find(({ why }) => why.startsWith('Scholarships'));
  const { country, scholarship } = read?.filters ?? {};
  if (!asked && !scholarship) return null;
  const full = scholarship === 'full' || /full/.test(asked?.typed ?? '');
  const href = `/scholarships?${new URLSearchParams({ ...(country && { country }), ...(full && { full: 'yes' }) })}`;
  return (
    <>
      <Link href={href} className={LINK}>
        See scholarships
      </Link>
      {' · '}
    </>
  );
}

/** One question where the sentence can be read in two ways; each answer is a search of its own. */
function AskedBack({ query, answer: { question }, page }: ReadingLineProps) {
  if (!question) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{question.text}</span>
      {question.choices.map(({ label, ...change }) => (
        <Link key={label} href={page + addressOf(changed(query, change))} className={LINK}>
          {label}
        </Link>
      ))}
    </p>
  );
}

/** The parts as chips that can be taken out, in a line that is pushed sideways on phones; universities of one name to choose from. */
function ReadAs({ query, read, page }: { query: CourseQuery; read: Read; page: string }) {
  return (
    <>
      <ul
        aria-label="Understood as"
        className="-mx-4 flex gap-1.5 overflow-x-auto px-4 whitespace-nowrap sm:mx-0 sm:flex-wrap sm:px-0"
      >
        {partsOf(query, read).map(({ label, without }) => (
          <li key={label} className="shrink-0 sm:min-w-0 sm:shrink">
            {without ? (
              <RemovableChip href={page + addressOf(without)}>{label}</RemovableChip>
            ) : (
              <span className="inline-flex min-h-8 items-center rounded-full bg-sunken px-3">{label}</span>
            )}
          </li>
        ))}
      </ul>
      <Universities query={query} read={read} page={page} />
    </>
  );
}

/** The universities that one name may mean, each the search at that one alone. */
function Universities({ query, read, page }: { query: CourseQuery; read: Read; page: string }) {
  const universities = read.filters.university ?? [];
  if (universities.length < 2) return null;
  return (
    <p className="wrap-anywhere">
      <span className="text-muted">Which one do you mean? </span>
      {universities.map((name, place) => (
        <span key={name}>
          {place > 0 && ' · '}
          <Link
            href={page + addressOf(changed(query, { ...changeOfReading(read), university: [name] }))}
            className={LINK}
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** Where the words themselves lead: what they may say as a sentence, one press away. */
function Offer({ query, answer: { read, aside }, page }: ReadingLineProps) {
  if (!read) {
    const said = aside.filter(({ why }) => why.startsWith('We can’t'));
    return said.length > 0 ? <p className="mt-2 text-sm wrap-anywhere">{asideText(said)}</p> : null;
  }
  return (
    <aside
      aria-label="Results for your sentence"
      className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-raised px-4 py-3 text-sm"
    >
      <span className="text-muted">Did you mean</span>
      <ul className="flex flex-wrap gap-1.5">
        {partsOf(query, read).map(({ label }) => (
          <li key={label} className="rounded-full bg-sunken px-2.5 py-0.5">
            {label}
          </li>
        ))}
      </ul>
      <Link href={page + addressOf(changed(query, changeOfReading(read)))} className={LINK}>
        {read.total > 0 && read.courses.length === 0 ? `Show ${coursesText(read.total)}` : 'Search for this'}
      </Link>
      {aside.length > 0 && <span className="text-muted">without {asideText(aside)}</span>}
      <Universities query={query} read={read} page={page} />
    </aside>
  );
}

const LINK = 'font-medium text-brand-ink underline underline-offset-4';
