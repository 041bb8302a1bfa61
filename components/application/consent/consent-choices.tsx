import { Checkbox } from '@/components/ui/controls/checkbox';
import type { StudentQuestion } from '@/lib/contract/my-data/student-consent';

interface ConsentChoicesProps {
  questions: StudentQuestion['applications'];
  /** The ids of those that are ticked. */
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Applications that wait for the student's yes, with a tick each, to whom they go and what is sent. */
export function ConsentChoices({ questions, chosen, onChoose }: ConsentChoicesProps) {
  return questions.map(({ _id, course, to, what }) => (
    <section key={_id} className="border-t border-line pt-4">
      <Checkbox
        label={course}
        name={_id}
        checked={chosen.includes(_id)}
        onChange={({ target }) => onChoose(target.checked ? [...chosen, _id] : chosen.filter((other) => other !== _id))}
      />
      <p className="mt-2 text-sm wrap-anywhere">Sent to {to.join(' and ')}</p>
      <details className="mt-1">
        <summary className="w-fit cursor-pointer text-sm text-brand-ink">What is sent</summary>
        <ul className="mt-2 list-disc space-y-0.5 ps-5 text-sm text-muted wrap-anywhere">
          {what.map((part) => (
            <li key={part}>{part}</li>
          ))}
          <li>Documents you add to this application later</li>
        </ul>
      </details>
    </section>
  ));
}
