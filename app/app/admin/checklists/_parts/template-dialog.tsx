'use client';

import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { type RefusalLine, useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { useCountries } from '@/components/ui/layout/site-face';
import { call } from '@/lib/api/client';
import type { ChecklistTemplateView, TemplateItem } from '@/lib/contract/applications/checklist-templates';
import { ITEM_KINDS, KIND_TITLES } from '@/lib/domain/applications/checklist';
import type { Country } from '@/lib/domain/countries';
import { COURSE_LEVELS, type CourseLevel } from '@/lib/domain/courses/course';
import { todayIn } from '@/lib/domain/days/day';

type Line = TemplateItem & { key: number };

/** The form of one template: for which courses it is, and its lines. */
export function TemplateDialog({ template, onClose }: { template: ChecklistTemplateView; onClose: () => void }) {
  const countries = useCountries(template.country);
  const [country, setCountry] = useState<Country | ''>(template.country ?? '');
  const [level, setLevel] = useState(template.level ?? '');
  const [lines, setLines] = useState<Line[]>(() => template.items.map((item, key) => ({ ...item, key })));
  const saving = useChange(onClose);
  const { seen, refused } = useSeen({ items: template.items });

  const save = () => {
    const body = {
      country: country || null,
      level: (level || null) as CourseLevel | null,
      items: lines.map(({ key: _key, ...item }) => item),
    };
    // For other courses it is another template.
    const isThis = body.country === template.country && body.level === template.level;
    return saving.run(() => call('PUT /checklist-templates', { body: isThis ? { ...body, seen } : body }), refused);
  };
  const change = (key: number, fields: Partial<TemplateItem>) =>
    setLines((before) => before.map((line) => (line.key === key ? { ...line, ...fields } : line)));
  const add = () => {
    const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
    const today = todayIn('UTC');
    setLines([...lines, { key, kind: 'other', label: '', note: '', source: '', checkedOn: today }]);
  };

  return (
    <FormDialog
      title="Checklist template"
      description="Each line needs its source and the date when it was last checked."
      change={saving}
      onSave={save}
      lineOf={lineOf}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Country" name="country">
          <SelectField placeholder="All countries" options={countries} {...wired(country, setCountry)} />
        </Field>
        <Field label="Level" name="level">
          <SelectField placeholder="All levels" options={COURSE_LEVELS} {...wired(level, setLevel)} />
        </Field>
      </div>
      <ol className="space-y-4">
        {lines.map((line, index) => (
          <li key={line.key} className="grid gap-3 rounded-card border border-line p-4 sm:grid-cols-2">
            <Field label={`Line ${index + 1}: type`} id={`kind-${line.key}`}>
              <SelectField options={KINDS} {...wired(line.kind, (kind) => change(line.key, { kind }))} />
            </Field>
            <Field label="Item" id={`label-${line.key}`}>
              <TextInput {...wired(line.label, (label) => change(line.key, { label }))} maxLength={120} />
            </Field>
            <Field label="Source" id={`source-${line.key}`} hint="Web address or document name.">
              <TextInput {...wired(line.source, (source) => change(line.key, { source }))} maxLength={500} />
            </Field>
            <Field label="Checked on" id={`checked-${line.key}`} hint="The date when the source was checked.">
              <TextInput type="date" {...wired(line.checkedOn, (checkedOn) => change(line.key, { checkedOn }))} />
            </Field>
            <Field label="Note" id={`note-${line.key}`} optional>
              <TextInput {...wired(line.note, (note) => change(line.key, { note }))} maxLength={1000} />
            </Field>
            <IconButton
              label={`Remove line ${index + 1}`}
              className="self-end justify-self-end"
              onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}
            >
              <Trash2 aria-hidden className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button size="sm" variant="secondary" onClick={add}>
        <Plus aria-hidden className="size-4" />
        Add a line
      </Button>
    </FormDialog>
  );
}

const KINDS = ITEM_KINDS.map((kind) => ({ value: kind, label: KIND_TITLES[kind] }));

/** Of 'items.2.source' the line begins with 'Line 3: '. */
function lineOf(place: string, message: string): RefusalLine {
  const index = /^items\.(\d+)/.exec(place)?.[1];
  return { message: index === undefined ? message : `Line ${Number(index) + 1}: ${message}` };
}
