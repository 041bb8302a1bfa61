import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { dateText } from '@/lib/domain/days/day-words';
import { PTE_LEAD_SECONDS, PTE_SOURCES } from '@/lib/domain/practice/pte-times';
import { SPEAKING_SOURCE } from '@/lib/domain/practice/speaking-times';
import { type PublicSet, publicSet } from '@/lib/engines/practice/format/set';
import { sessionOf } from '@/lib/engines/practice/session';
import { isHeard } from '@/lib/services/catalogue/practice/heard';
import type { KnownSet } from '@/lib/services/catalogue/practice/sets';
import { practiceToDo } from '@/lib/services/catalogue/practice/ten';
import { viewerOrVisitor } from '../../../_parts/public-page';
import { PracticeNotice } from '../../_parts/notice';
import { type Mode, modesOf } from '../../_parts/words';
import { entriesOf } from './_parts/entries';
import { Player } from './_parts/player';
import { Doubt } from './_parts/result/doubt';
import type { Sound } from './_parts/sound/sound-player';
import { SpeakingPractice } from './_parts/speaking/speaking-practice';
import { SpeakingSession } from './_parts/speaking/speaking-session';
import { WritingPlayer } from './_parts/writing-player';

interface PlayerPageProps {
  params: Promise<{ set: string; mode: string }>;
}

export async function generateMetadata({ params }: PlayerPageProps): Promise<Metadata> {
  const { set, mode } = await params;
  const found = await practiceToDo(set);
  return {
    title: found ? `${found.set.title}: ${mode === 'test' ? 'test' : 'practice'}` : 'Not found',
    // Search engines are led to the set's own page.
    robots: { index: false },
  };
}

/** The page on which a set is done. The browser gets the set without keys, proofs, reasons, scripts and model answers. */
export default async function PlayerPage({ params }: PlayerPageProps) {
  const { set: id, mode: asked } = await params;
  const viewer = await viewerOrVisitor();
  const found = await practiceToDo(id);
  const mode = asked as Mode;
  if (!found || !modesOf(found).includes(mode) || (found.from && mode === 'test')) notFound();
  const set = publicSet(found.set);
  const sounds = soundsOf(found);
  // Questions of one kind are collected anew each time: what is done with them is not kept in the account.
  const owner = viewer?.role === 'student' && !found.from ? viewer.userId : null;
  return (
    <>
      <PageHeader
        back={
          found.from
            ? { href: '/practice', label: 'All practice' }
            : { href: `/practice/${id}`, label: 'About this set' }
        }
        title={`${set.title}: ${mode === 'test' ? 'test' : 'practice'}`}
      />
      <noscript>
        <p className="mb-6 max-w-reading rounded-card bg-sunken px-4 py-3">
          Checking answers needs JavaScript, which is turned off. You can print this page{' '}
          {mode === 'test' && (
            <a href={`/practice/${id}/practise`}>(the practice page has the text and the questions)</a>
          )}{' '}
          and write your answers on the answer sheet at the end.
        </p>
      </noscript>
      {set.skill === 'writing' ? (
        <WritingPlayer set={set} mode={mode} owner={owner} />
      ) : set.skill === 'speaking' ? (
        mode === 'test' ? (
          <SpeakingSession set={set} sounds={sounds.flatMap((one) => one ?? [])} owner={owner} />
        ) : (
          <SpeakingPractice set={set} sounds={sounds} isStudent={owner !== null} />
        )
      ) : (
        <Player set={set} mode={mode} owner={owner} sounds={sounds} from={found.from} />
      )}
      <AnswerSheet set={set} />
      {!found.from && (
        <div className="mt-6">
          <Doubt id={id} n={0} />
        </div>
      )}
      <PracticeNotice />
      <p className="mt-2 text-sm text-muted">
        Test format last checked on {dateText(set.formatCheckedOn)}.
        {set.status !== 'published' && ' This is a trial set: nobody has checked it yet.'}
      </p>
      {mode === 'test' && set.skill === 'speaking' && (
        <p className="mt-2 max-w-reading text-sm text-muted">
          The minutes of the parts and of the talk are those on{' '}
          <a href={SPEAKING_SOURCE.address} className="text-brand-ink underline underline-offset-3">
            the page of ielts.org about the format
          </a>
          , as others quoted it on {dateText(SPEAKING_SOURCE.quotedOn)}. The exam gives no time to a single answer: here
          the answers of a part share its minutes.
        </p>
      )}
      {mode === 'test' && 'items' in set && (
        <p className="mt-2 max-w-reading text-sm text-muted">
          The times of tasks are those on{' '}
          <a href={PTE_SOURCES.address} className="text-brand-ink underline underline-offset-3">
            Pearson’s pages about the test format
          </a>
          , as others quoted them on {dateText(PTE_SOURCES.quotedOn)}. Two times are not published there: how long you
          may speak in Read aloud, and how many seconds pass before a recording begins. Here it is {PTE_LEAD_SECONDS}{' '}
          seconds, and clocks stand still until then.
        </p>
      )}
    </>
  );
}

/** What is heard, by the place of its part or task; undefined where nothing is. */
function soundsOf({ set, heard }: KnownSet): (Sound | undefined)[] {
  if (!isHeard(set)) return [];
  const places = 'items' in set ? set.items : set.skill === 'speaking' ? sessionOf(set.parts) : set.parts;
  return places.map(({ n }) => {
    const one = heard.find((sound) => sound.n === n);
    if (!one?.src) return undefined;
    const voices = one.people ? `Spoken by ${one.people.speakers}.` : 'Spoken by synthetic voices.';
    return { src: one.src, voices, hasReading: hasReading(set, n) };
  });
}

/** Whether a recording begins with a pause to read the questions: after its announcement, before anyone else speaks. */
function hasReading(set: KnownSet['set'], n: number): boolean {
  const part = set.skill === 'listening' ? set.parts.find((one) => one.n === n) : undefined;
  const line = part?.script[1];
  return line !== undefined && 'pause' in line && line.pause >= 15;
}

/** A sheet to write answers on: on paper, and where scripts are off. */
function AnswerSheet({ set }: { set: PublicSet }) {
  if (set.skill === 'writing' || set.skill === 'speaking') return null;
  const numbers = entriesOf(set).flatMap(({ numbers: all }) => all);
  return (
    <>
      <Sheet numbers={numbers} className="hidden print:block" />
      <noscript>
        <Sheet numbers={numbers} className="mt-8 print:hidden" />
      </noscript>
    </>
  );
}

function Sheet({ numbers, className }: { numbers: readonly number[]; className: string }) {
  return (
    <div className={className}>
      <h2 className="text-title">Answer sheet</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-8">
        {numbers.map((n) => (
          <li key={n} className="flex items-end gap-2 pt-3">
            {n}
            <span className="flex-1 border-b border-control" />
          </li>
        ))}
      </ul>
    </div>
  );
}
