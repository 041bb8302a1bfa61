import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { Drawing } from '../drawing';
import type { Asking } from '../part-view';
import { Recorder } from '../recorder';
import { SendWork } from '../send-work';
import { wordsIn } from '../words-in';
import type { PublicItem } from './pte-task';

type OpenItem = Extract<PublicItem, { selfCheck: unknown }>;

/** A task that is spoken or written freely. */
export function OpenTask({ item, asking }: { item: OpenItem; asking: Asking }) {
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
