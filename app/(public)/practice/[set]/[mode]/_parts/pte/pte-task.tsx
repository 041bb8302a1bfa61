import type { ReactNode } from 'react';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import type { PracticeMarks } from '@/lib/contract/practice/practice';
import { PTE_WORDS } from '@/lib/domain/practice/pte-words';
import type { PublicSet } from '@/lib/engines/practice/format/set';
import { ChoiceList } from '../choice-list';
import { Drawing } from '../drawing';
import { withGaps } from '../gap-lines';
import type { Asking } from '../part-view';
import { After } from '../question';
import { Models, SelfCheck } from '../result/models';
import { Transcript } from '../result/transcript';
import { SendWork } from '../send-work';
import { SpokenAnswer } from '../sound/spoken-answer';
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

type OpenItem = Extract<PublicItem, { selfCheck: unknown }>;

/** A test that is over has no clock. */
const OVER = { ends: null, factor: 1, isCurrent: false };

/** A task that is spoken or written freely. */
function OpenTask({ item, asking }: { item: OpenItem; asking: Asking }) {
  const answer = asking.answerOf(item.n);
  const send = asking.isStudent
    ? (recording: Blob) => <SendWork key={recording.size} setId={asking.setId} n={item.n} work={recording} />
    : undefined;
  const onRecorded = () => asking.answer(item.n, 'spoken');
  const isTimed = asking.mode === 'test' && asking.factor > 0;
  return (
    <>
      {'text' in item && <p className="mb-4 leading-relaxed">{item.text}</p>}
      {'figure' in item && <Drawing setId={asking.setId} figure={item.figure} />}
      {'speak' in item ? (
        <SpokenAnswer
          label={`task ${item.n}`}
          prepare={item.prepare}
          speak={item.speak}
          clock={isTimed ? (asking.clock ?? OVER) : null}
          isDone={asking.isDone}
          onRecorded={onRecorded}
          after={send}
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
