import type { ReactNode } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import type { PublicSet } from '@/lib/engines/practice/format/set';
import { ChoiceList } from '../choice-list';
import { Drawing } from '../drawing';
import { withGaps } from '../gap-lines';
import { Models, SelfCheck } from '../models';
import type { Asking } from '../part-view';
import { After } from '../question';
import { Recorder } from '../recorder';
import { SendWork } from '../send-work';
import { Transcript } from '../transcript';
import { wordsIn } from '../words-in';
import { Blank, Dictation, Reorder, TypedBlank, Words } from './pte-controls';

type PublicItem = Extract<PublicSet, { items: unknown }>['items'][number];

interface PteTaskProps {
  item: PublicItem;
  asking: Asking;
  /** Plays what is heard; nothing where nothing is. */
  sound: ReactNode;
  models: PracticeMarks['models'];
  /** What was said, once the task is done. */
  lines: PracticeMarks['transcript'][number]['lines'];
}

/** One task of PTE Academic. */
export function PteTask({ item, asking, sound, models, lines }: PteTaskProps) {
  const { name, how } = PTE_WORDS[item.kind];
  const isOpen = 'selfCheck' in item;
  const isShown = asking.isDone || lines.length > 0 || models.length > 0;
  return (
    <section id={`q-${item.n}`} className="max-w-reading">
      <h2 className="text-title">
        {item.n}. {name}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{how}</p>
      {sound}
      {isOpen ? <OpenTask item={item} asking={asking} /> : <Body item={item} asking={asking} />}
      {isOpen && isShown ? (
        <div className="mt-5">
          <SelfCheck lines={item.selfCheck} />
          <Models models={models} />
        </div>
      ) : (
        <After n={item.n} asking={asking} isOpen={isOpen} />
      )}
      <Transcript lines={lines} />
    </section>
  );
}

function Body({ item, asking }: Pick<PteTaskProps, 'item' | 'asking'>) {
  switch (item.kind) {
    case 'dropdown':
      return (
        <p className="leading-loose">
          {withGaps(item.text, (gap) => (
            <Blank n={item.n} gap={gap} words={item.options[gap] ?? []} asking={asking} />
          ))}
        </p>
      );
    case 'drag':
      return (
        <>
          <p className="mb-3 rounded-card bg-sunken px-4 py-3 text-sm">{item.box.join(' · ')}</p>
          <p className="leading-loose">
            {withGaps(item.text, (gap) => (
              <Blank n={item.n} gap={gap} words={item.box} once asking={asking} />
            ))}
          </p>
        </>
      );
    case 'type-in':
      return (
        <p className="leading-loose">
          {withGaps(item.text, (gap) => (
            <TypedBlank n={item.n} gap={gap} asking={asking} />
          ))}
        </p>
      );
    case 'incorrect-words':
      return <Words n={item.n} text={item.shown} asking={asking} />;
    case 'dictation':
      return <Dictation n={item.n} asking={asking} />;
    case 'reorder':
      return <Reorder n={item.n} boxes={item.boxes} asking={asking} />;
    default:
      return 'q' in item ? <Choices item={item} asking={asking} /> : null;
  }
}

function Choices({ item, asking }: { item: Extract<PublicItem, { q: string }>; asking: Asking }) {
  const isMany = item.kind === 'multiple-reading' || item.kind === 'multiple-listening';
  return (
    <>
      {'text' in item && <p className="mb-4 leading-relaxed">{item.text}</p>}
      <fieldset>
        <legend className="mb-1.5 font-medium">{item.q}</legend>
        <ChoiceList
          n={item.n}
          options={Object.entries(item.options)}
          {...(isMany && { most: Object.keys(item.options).length })}
          asking={asking}
        />
      </fieldset>
    </>
  );
}

const PENALTY = 'You lose a point for each wrong choice, but a task never scores below zero.';
const ONE = 'One answer is right.';

/** What each task of PTE is called here, and what is asked. */
const PTE_WORDS: Record<PublicItem['kind'], { name: string; how: string }> = {
  'read-aloud': { name: 'Read aloud', how: 'Read the text aloud.' },
  'repeat-sentence': { name: 'Repeat sentence', how: 'Listen, then repeat the sentence word for word.' },
  'describe-image': { name: 'Describe image', how: 'Say what the picture shows.' },
  'retell-lecture': { name: 'Retell lecture', how: 'Listen, then say what you heard in your own words.' },
  'short-question': { name: 'Answer short question', how: 'Listen, then answer in one or a few words.' },
  'group-discussion': {
    name: 'Summarise group discussion',
    how: 'Listen to three people, then say what each of them thinks.',
  },
  situation: { name: 'Respond to a situation', how: 'Say what you would say in this situation.' },
  'summarize-text': { name: 'Summarise written text', how: 'Write one sentence of 5 to 75 words.' },
  essay: { name: 'Write essay', how: 'Write 200 to 300 words.' },
  'summarize-spoken': { name: 'Summarise spoken text', how: 'Listen, then write 50 to 70 words.' },
  dropdown: { name: 'Fill in the blanks (dropdown)', how: 'Choose a word for each blank. You get one point for each.' },
  drag: {
    name: 'Fill in the blanks (drag and drop)',
    how: 'Choose a word from the box for each blank. Each word is used once, and some are not used.',
  },
  'multiple-reading': { name: 'Multiple choice, several answers', how: `More than one answer is right. ${PENALTY}` },
  'multiple-listening': { name: 'Multiple choice, several answers', how: `More than one answer is right. ${PENALTY}` },
  'single-reading': { name: 'Multiple choice, one answer', how: ONE },
  'single-listening': { name: 'Multiple choice, one answer', how: ONE },
  'correct-summary': { name: 'Highlight correct summary', how: ONE },
  'missing-word': {
    name: 'Select missing word',
    how: 'The recording ends with a beep. Choose the words it replaces.',
  },
  'type-in': { name: 'Fill in the blanks (type)', how: 'Type the words you hear. Spelling counts.' },
  'incorrect-words': {
    name: 'Highlight incorrect words',
    how: `Mark the words that differ from what you hear. ${PENALTY}`,
  },
  dictation: {
    name: 'Write from dictation',
    how: 'You get one point for each right word, spelled correctly.',
  },
  reorder: {
    name: 'Reorder paragraphs',
    how: 'Move the boxes up and down. You get one point for each pair of neighbouring boxes in the right order.',
  },
};

type OpenItem = Extract<PublicItem, { selfCheck: unknown }>;

/** A task that is spoken or written freely. */
function OpenTask({ item, asking }: { item: OpenItem; asking: Asking }) {
  const answer = asking.answerOf(item.n);
  return (
    <>
      {'text' in item && <p className="mb-4 leading-relaxed">{item.text}</p>}
      {'figure' in item && <Drawing setId={asking.setId} figure={item.figure} />}
      {'speak' in item ? (
        <Recorder
          label={`task ${item.n}`}
          prepare={item.prepare}
          speak={item.speak}
          onRecorded={() => asking.answer(item.n, 'spoken')}
          after={
            asking.isStudent
              ? (recording) => <SendWork key={recording.size} setId={asking.setId} n={item.n} work={recording} />
              : undefined
          }
        />
      ) : (
        <Field
          label="Your answer"
          name={`answer-${item.n}`}
          hint={`${wordsIn(typeof answer === 'string' ? answer : '')} words. ${Math.round(item.seconds / 60)} minutes in the test.`}
        >
          <Textarea
            rows={8}
            spellCheck={false}
            value={typeof answer === 'string' ? answer : ''}
            readOnly={asking.isDone}
            onChange={(event) => asking.answer(item.n, event.target.value)}
          />
        </Field>
      )}
      {asking.isStudent && typeof answer === 'string' && !('speak' in item) && wordsIn(answer) > 0 && (
        <SendWork setId={asking.setId} n={item.n} work={answer} />
      )}
    </>
  );
}
