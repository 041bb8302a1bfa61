'use client';

import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { useTimeZones } from '@/components/ui/controls/time-zones';
import { wiredIn } from '@/components/ui/controls/wired';
import { type Interview, USUAL_ZONES } from '@/lib/domain/applications/interview';

interface InterviewFieldsProps {
  value: Interview;
  onChange: (value: Interview) => void;
  /** By the names of the fields. */
  errors: Readonly<Record<string, string>>;
}

export const NO_INTERVIEW: Interview = { on: '', time: '', zone: '', link: '', place: '', note: '' };

/** When and where an interview is, in the time zone that the university says it in. */
export function InterviewFields({ value, onChange, errors }: InterviewFieldsProps) {
  const zones = useTimeZones();
  const wiredTo = wiredIn(value, onChange);
  const wiring = (name: keyof Interview) => ({ name, ...(errors[name] ? { error: errors[name] } : {}) });
  const others = [...zones, value.zone].filter((zone) => zone && !USUAL_ZONES.some((usual) => usual === zone));
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[1fr_8rem_1fr]">
      <Field label="Day" {...wiring('on')}>
        <TextInput type="date" {...wiredTo('on')} />
      </Field>
      <Field label="Time" {...wiring('time')}>
        <TextInput type="time" {...wiredTo('time')} />
      </Field>
      <Field label="Time zone" {...wiring('zone')}>
        <SelectField
          placeholder="Choose a time zone"
          options={[...USUAL_ZONES, ...new Set(others)]}
          {...wiredTo('zone')}
        />
      </Field>
      <Field label="Link" hint="Enter a link, a place or both." className="sm:col-span-3" optional {...wiring('link')}>
        <TextInput type="url" {...wiredTo('link')} />
      </Field>
      <Field label="Place" className="sm:col-span-3" optional {...wiring('place')}>
        <TextInput maxLength={300} {...wiredTo('place')} />
      </Field>
      <Field
        label="Note"
        hint="What the student needs to know or bring."
        className="sm:col-span-3"
        optional
        {...wiring('note')}
      >
        <Textarea rows={2} maxLength={1000} {...wiredTo('note')} />
      </Field>
    </div>
  );
}
