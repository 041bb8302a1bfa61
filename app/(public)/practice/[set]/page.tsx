import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { PageHeader } from '@/components/ui/layout/page-header';
import { dateText } from '@/lib/domain/days/day-words';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { listenedOn } from '@/lib/services/catalogue/practice/set-states';
import { openSet, triedBy } from '@/lib/services/catalogue/practice/sets';
import { recordingsOf } from '@/lib/services/catalogue/practice/sound';
import { publicMetadata } from '../../_parts/public-metadata';
import { PracticeNotice } from '../_parts/notice';
import { contentsOf, dayOf, EXAM_NAMES, madeBy, modesOf, SKILL_NAMES } from '../_parts/words';

interface SetPageProps {
  params: Promise<{ set: string }>;
}

export async function generateMetadata({ params }: SetPageProps): Promise<Metadata> {
  const set = await openSet((await params).set);
  if (!set) return { title: 'Not found' };
  return publicMetadata({
    title: `${set.title}: free ${EXAM_NAMES[set.exam]} practice`,
    description: `${SKILL_NAMES[set.skill]} practice for ${EXAM_NAMES[set.exam]}: ${contentsOf(set)}. Free, with a reason for each answer.`,
    path: `/practice/${set.id}`,
  });
}

/** What a set is, and the ways to do it. */
export default async function SetPage({ params }: SetPageProps) {
  const set = await openSet((await params).set);
  if (!set) notFound();
  const heardOn = await listenedOn(set);
  const isTimed = modesOf(set).includes('test');
  return (
    <div className="max-w-3xl">
      <PageHeader
        back={{ href: '/practice', label: 'All practice' }}
        title={set.title}
        description={`${EXAM_NAMES[set.exam]}. ${contentsOf(set)}.`}
        actions={
          <>
            <ButtonLink href={`/practice/${set.id}/practise`} variant={isTimed ? 'secondary' : 'primary'}>
              Practise without a clock
            </ButtonLink>
            {isTimed && <ButtonLink href={`/practice/${set.id}/test`}>Take it as a test</ButtonLink>}
          </>
        }
      />
      <ul className="mb-6 list-disc space-y-1.5 ps-5">
        {WORDS[set.skill].map((line) => (
          <li key={line}>{line}</li>
        ))}
        {hasVoices(set) && (
          <li>
            The voices are made by a computer.{' '}
            {heardOn ? `A person listened to them on ${dateText(heardOn)}.` : 'No person has listened to them yet.'}
          </li>
        )}
        <li>Your work is kept in this browser after every answer. You can close the page and go on later.</li>
      </ul>
      <FactRows
        rows={[
          { term: 'State', value: set.status === 'published' ? 'Published' : 'In trial' },
          { term: 'How it was made', value: madeBy(set, triedBy(set.id)) },
          { term: 'Format checked on', value: dayOf(set.formatCheckedOn) },
          { term: 'Licence', value: set.licence },
        ]}
      />
      <PracticeNotice />
    </div>
  );
}

const hasVoices = (set: FullSet): boolean =>
  (set.skill === 'listening' || 'items' in set) && recordingsOf(set).length > 0;

const MARKED = [
  'Practise: check each answer at once, and see the words that prove it.',
  'Test: the real time for the whole set. You may take more time, or none. Answers are marked at the end.',
];
const NO_PTE_SCORE = 'You see the points for each task. We give no PTE score: its sums are not published.';
const WORDS = {
  reading: [...MARKED, 'An estimate of your band, as a range, after all forty questions.'],
  listening: [...MARKED, 'In a test you hear each recording once. In practice you may stop it and hear it again.'],
  'pte-reading': [...MARKED, NO_PTE_SCORE],
  writing: ['Your words are counted while you write.', 'Then you compare your text with a model answer and a list.'],
  speaking: [
    'You see the questions, prepare, and record yourself. The recording stays in this browser and is gone when you close the page, unless you send it to your counsellor.',
    'Then you compare it with a model answer and a list.',
  ],
  'pte-listening': [...MARKED, NO_PTE_SCORE],
  'pte-speaking-writing': [
    'Record your answers and write your texts. Recordings stay in this browser and are gone when you close the page, unless you send one to your counsellor.',
    'Then you compare each answer with a model answer and a list. Nothing is scored.',
  ],
} as const;
