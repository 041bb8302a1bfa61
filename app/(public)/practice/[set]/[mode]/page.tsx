import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/ui/layout/page-header';
import { dateText } from '@/lib/domain/days/day-words';
import { type PublicSet, publicSet } from '@/lib/engines/practice/format/set';
import { type KnownSet, openPractice } from '@/lib/services/catalogue/practice/sets';
import { viewerOrVisitor } from '../../../_parts/public-page';
import { PracticeNotice } from '../../_parts/notice';
import { type Mode, modesOf } from '../../_parts/words';
import { Doubt } from './_parts/doubt';
import { entriesOf } from './_parts/entries';
import { Player } from './_parts/player';
import type { Sound } from './_parts/sound-player';
import { SpeakingPlayer } from './_parts/speaking-player';
import { WritingPlayer } from './_parts/writing-player';

interface PlayerPageProps {
  params: Promise<{ set: string; mode: string }>;
}

export async function generateMetadata({ params }: PlayerPageProps): Promise<Metadata> {
  const { set, mode } = await params;
  const found = await openPractice(set);
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
  const found = await openPractice(id);
  const mode = asked as Mode;
  if (!found || !modesOf(found.set).includes(mode)) notFound();
  const set = publicSet(found.set);
  const owner = viewer?.role === 'student' ? viewer.userId : null;
  return (
    <>
      <PageHeader
        back={{ href: `/practice/${id}`, label: 'About this set' }}
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
        <SpeakingPlayer set={set} isStudent={owner !== null} />
      ) : (
        <Player set={set} mode={mode} owner={owner} sounds={soundsOf(found)} />
      )}
      <AnswerSheet set={set} />
      <div className="mt-6">
        <Doubt setId={id} n={0} />
      </div>
      <PracticeNotice />
      <p className="mt-2 text-sm text-muted">
        Test format last checked on {dateText(set.formatCheckedOn)}.
        {set.status !== 'published' && ' This is a trial set: nobody has checked it yet.'}
      </p>
    </>
  );
}

/** What is heard, by the place of its part or task; undefined where nothing is. */
function soundsOf({ set, heard }: KnownSet): (Sound | undefined)[] {
  if (set.skill !== 'listening' && !('items' in set)) return [];
  const places = 'items' in set ? set.items : set.parts;
  return places.map(({ n }) => {
    const one = heard.find((sound) => sound.n === n);
    if (!one?.src) return undefined;
    return { src: one.src, voices: one.people ? `Spoken by ${one.people.speakers}.` : 'Spoken by computer voices.' };
  });
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
