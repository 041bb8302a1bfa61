'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { usePress } from '@/components/ui/feedback/use-press';
import { call } from '@/lib/api/client';

interface RecordingButtonsProps {
  setId: string;
  n: number;
  title: string;
  /** The recording of people that is heard now; null while there is none. */
  peopleId: string | null;
}

/** Puts a recording of people in a part, and takes it back. */
export function RecordingButtons({ setId, n, title, peopleId }: RecordingButtonsProps) {
  const [file, setFile] = useState<File>();
  const [speakers, setSpeakers] = useState('');
  const [licence, setLicence] = useState('CC BY 4.0');
  const [agreed, setAgreed] = useState(false);
  const { change, open, ask } = useAsking();
  const { busy, press } = usePress();
  const save = () => {
    if (!file) return change.refuse({ message: 'Choose a recording.', fields: { recording: 'Choose a recording.' } });
    if (!agreed) return change.refuse({ message: CONSENT, fields: { consent: CONSENT } });
    return change.run(() =>
      call('POST /practice-recordings', {
        body: { setId, n, speakers, licence, consent: 'yes' },
        files: { recording: file },
      }),
    );
  };
  return (
    <div className="flex flex-wrap gap-2">
      {peopleId && (
        <Button
          size="sm"
          variant="danger-quiet"
          disabled={busy}
          onClick={() =>
            press(async () => (await call('DELETE /practice-recordings/{id}', { params: { id: peopleId } })).message)
          }
        >
          Remove<span className="sr-only"> the recording of {title}</span>
        </Button>
      )}
      <Button size="sm" variant="outline" onClick={ask}>
        {peopleId ? 'Replace recording' : 'Upload recording'}
        <span className="sr-only"> of {title}</span>
      </Button>
      <FormDialog open={open} title="Upload recording" description={title} change={change} onSave={save}>
        <Field label="Recording" name="recording">
          <FileInput
            accept=".mp3,.ogg,.wav,.m4a,audio/*"
            typeHint="MP3, OGG, WAV or M4A, up to 8 MB"
            onFiles={([chosen]) => setFile(chosen)}
          />
        </Field>
        <Field label="Speakers" name="speakers" hint="The names they want shown. Learners can see them.">
          <TextInput {...wired(speakers, setSpeakers)} />
        </Field>
        <Field label="Licence" name="licence" hint="The licence they chose. Learners can see it.">
          <TextInput {...wired(licence, setLicence)} />
        </Field>
        <Checkbox
          name="consent"
          label="All speakers have agreed to be heard on this site and know that they can withdraw their consent"
          {...ticked(agreed, setAgreed)}
        />
      </FormDialog>
    </div>
  );
}

const CONSENT = 'Please confirm that the speakers agree.';
