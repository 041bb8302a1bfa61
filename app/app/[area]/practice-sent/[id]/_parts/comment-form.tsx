'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type RefObject, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { HALF_BANDS } from '@/lib/domain/practice/criteria';

interface CommentFormProps {
  id: string;
  kind: 'text' | 'recording';
  /** Words that were chosen in the text. */
  quote: string;
  onQuote: (words: string) => void;
  audio: RefObject<HTMLAudioElement | null>;
  /** For which a band may be given. */
  criteria: readonly string[];
}

/** A comment on all of it, on words of the text, or at a second of the recording. */
export function CommentForm({ id, kind, quote, onQuote, audio, criteria }: CommentFormProps) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [second, setSecond] = useState('');
  const [bands, setBands] = useState<Record<string, number>>({});
  const { busy, run } = useRun();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setErrors({});
    return run(
      async () => {
        const at = second.trim() === '' ? null : Number(second);
        const { message } = await call('POST /practice-sent/{id}/comments', {
          params: { id },
          body: { text, quote: kind === 'text' ? quote : '', second: kind === 'text' ? null : at, bands },
        });
        toast.success(message);
        setText('');
        setSecond('');
        setBands({});
        onQuote('');
        router.refresh();
      },
      ({ fields, message }) => setErrors(Object.keys(fields).length > 0 ? fields : { text: message }),
    );
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="space-y-4">
      {kind === 'text' ? (
        <Field
          name="quote"
          label="Words to comment on"
          hint="Select the words in the text, or type them exactly as they appear."
          optional
          error={errors.quote}
        >
          <TextInput value={quote} onChange={(event) => onQuote(event.target.value)} />
        </Field>
      ) : (
        <div className="flex items-end gap-2">
          <Field name="second" label="Time in seconds" optional error={errors.second} className="flex-1">
            <NumberInput value={second} onChange={(event) => setSecond(event.target.value)} />
          </Field>
          <Button
            variant="secondary"
            onClick={() => audio.current && setSecond(String(Math.floor(audio.current.currentTime)))}
          >
            Now
          </Button>
        </div>
      )}
      {criteria.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-medium">Bands, in your judgement</legend>
          <div className="grid grid-cols-2 gap-3">
            {criteria.map((name, place) => (
              <Field key={name} label={name} name={`band-${place}`} optional>
                <SelectField
                  placeholder="No band"
                  options={HALF_BANDS.map(String)}
                  value={String(bands[name] ?? '')}
                  onChange={({ target: { value } }) => {
                    const { [name]: _, ...others } = bands;
                    setBands(value ? { ...others, [name]: Number(value) } : others);
                  }}
                />
              </Field>
            ))}
          </div>
        </fieldset>
      )}
      <Field name="text" label="Comment" error={errors.text}>
        <Textarea rows={4} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" busy={busy}>
        Save comment
      </Button>
    </form>
  );
}
