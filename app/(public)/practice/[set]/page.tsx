import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { FactRows } from '@/components/ui/layout/fact-rows';
import { PageHeader } from '@/components/ui/layout/page-header';
import { dateText } from '@/lib/domain/days/day-words';
import { SET_STATES } from '@/lib/domain/practice/work';
import { type Heard, isHeard } from '@/lib/services/catalogue/practice/heard';
import { listenedOn } from '@/lib/services/catalogue/practice/set-states';
import { openPractice, openPractices } from '@/lib/services/catalogue/practice/sets';
import { soundSheetOf } from '@/lib/services/catalogue/practice/sound';
import { publicMetadata } from '../../_parts/public-metadata';
import { PracticeNotice } from '../_parts/notice';
import { contentsOf, EXAM_NAMES, madeBy, modesOf, SKILL_NAMES } from '../_parts/words';

interface SetPageProps {
  params: Promise<{ set: string }>;
}

export async function generateMetadata({ params }: SetPageProps): Promise<Metadata> {
  const found = await openPractice((await params).set);
  if (!found) return { title: 'Not found' };
  const { set, isCurrent } = found;
  const metadata = await publicMetadata({
    title: `${set.title}: free ${EXAM_NAMES[set.exam]} practice`,
    description: `${SKILL_NAMES[set.skill]} practice for ${EXAM_NAMES[set.exam]}: ${contentsOf(set)}. Free, with an explanation for each answer.`,
    path: `/practice/${set.id}`,
  });
  // Search engines are led to the newest edition.
  return isCurrent ? metadata : { ...metadata, robots: { index: false } };
}

/** What a set is, and the ways to do it. */
export default async function SetPage({ params }: SetPageProps) {
  const found = await openPractice((await params).set);
  if (!found) notFound();
  const { set, tried, heard, isCurrent, family } = found;
  const heardOn = await listenedOn(found);
  const newer = isCurrent ? undefined : (await openPractices()).find((one) => one.family === family);
  const isTimed = modesOf(found).includes('test');
  return (
    <div className="max-w-3xl">
      <PageHeader
        back={{ href: '/practice', label: 'All practice' }}
        title={set.title}
        description={`${EXAM_NAMES[set.exam]}. ${contentsOf(set)}.`}
        actions={
          <>
            <ButtonLink href={`/practice/${set.id}/practise`} variant={isTimed ? 'secondary' : 'primary'}>
              Practise without a time limit
            </ButtonLink>
            {isTimed && <ButtonLink href={`/practice/${set.id}/test`}>Take it as a test</ButtonLink>}
          </>
        }
      />
      {newer && (
        <p className="mb-6 max-w-reading rounded-card bg-sunken px-4 py-3">
          This is an earlier edition, still available for people who started it.{' '}
          <a href={`/practice/${newer.set.id}`} className="text-brand-ink underline underline-offset-3">
            Open the newest edition
          </a>
        </p>
      )}
      <ul className="mb-6 list-disc space-y-1.5 ps-5">
        {WORDS[set.skill]
          .filter((line) => line !== BAND || set.size === 'whole')
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
        {heard.some(({ src }) => src) && (
          <li>
            {voicesOf(heard, PIECE[set.skill] ?? 'task', isHeard(set) ? soundSheetOf(set)?.madeWith : undefined)}{' '}
            {heardOn
              ? `A person checked the recordings on ${dateText(heardOn)}.`
              : 'No person has checked the recordings yet.'}
          </li>
        )}
        <li>Your work is saved in this browser after every answer. You can close the page and continue later.</li>
      </ul>
      <FactRows
        rows={[
          { term: 'Status', value: SET_STATES[set.status] },
          { term: 'How it was made', value: madeBy(set, tried) },
          { term: 'Format checked on', value: dateText(set.formatCheckedOn) },
          { term: 'Licence', value: set.licence },
        ]}
      />
      <PracticeNotice />
    </div>
  );
}

/** What one recording of a set stands for: else a task. */
const PIECE: Partial<Record<string, string>> = { listening: 'part', speaking: 'question' };

/** Whose voices are heard where, and what made those that are synthetic. */
function voicesOf(heard: readonly Heard[], name: string, madeWith = ''): string {
  const people = heard.filter((one) => one.people !== null);
  if (people.length === 0) return `The voices are synthetic: ${madeWith}.`;
  const spoken = people.map(
    ({ n, people: of }) => `${name} ${n} is spoken by ${of?.speakers ?? ''} (${of?.licence ?? ''})`,
  );
  const rest = people.length === heard.length ? '' : ` The other voices are synthetic: ${madeWith}.`;
  return `${capital(spoken.join('; '))}.${rest}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const MARKED = [
  'Practise: check each answer at once and see which words in the text prove it.',
  'Test: timed like the real test. You can choose more time or no limit. Answers are marked at the end.',
];
const FORWARD = 'In a test you go forward only, and tasks have the clocks of the exam.';
const NO_PTE_SCORE =
  'You see the points for each task. We don’t give a PTE score, because the formula is not published.';
const BAND = 'After all forty questions you get your estimated band, as a range.';
const WORDS = {
  reading: [...MARKED, BAND],
  listening: [...MARKED, 'In a test you hear each recording once. In practice you can pause and replay it.'],
  'pte-reading': [...MARKED, FORWARD, NO_PTE_SCORE],
  writing: [
    'Your words are counted while you write.',
    'Then you compare your text with a model answer and a checklist.',
  ],
  speaking: [
    'Practise: read or hear each question and record your answer, as often as you like.',
    'Test: the examiner asks, and each answer is recorded by itself, with the minutes of the real test. You see no question in writing but the card of part 2.',
    'Then you hear your answers beside model answers and a checklist. Recordings stay in this browser and are lost when you close the page, unless you send one to your counsellor.',
  ],
  'pte-listening': [...MARKED, FORWARD, 'In a test recordings begin by themselves and play once.', NO_PTE_SCORE],
  'pte-speaking-writing': [
    'Record your answers and write your texts. Recordings stay in this browser and are lost when you close the page, unless you send one to your counsellor.',
    'Then you compare each answer with a model answer and a checklist. Nothing is scored.',
    FORWARD,
  ],
} as const;
