'use client';

import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import {
  LONGEST_SOURCE_NAME,
  SOURCE_KIND_LABELS,
  SOURCE_KINDS,
  type SourceKind,
} from '@/lib/domain/imports/import-sources';

export interface KnownSource {
  name: string;
  kind: SourceKind;
}

/** Where a file comes from, as the form holds it. */
export interface SourceChoice {
  source: string;
  sourceKind: SourceKind;
  /** 'YYYY-MM-DD'. */
  asOf: string;
}

interface SourceFieldsProps {
  sources: readonly KnownSource[];
  value: SourceChoice;
  onChange: (value: SourceChoice) => void;
}

/** Who publishes the file, and of which day it is; optional. A source that is known brings its kind along. */
export function SourceFields({ sources, value, onChange }: SourceFieldsProps) {
  const { source, sourceKind, asOf } = value;
  const rename = (name: string) => {
    const known = sources.find((one) => one.name.toLowerCase() === name.trim().toLowerCase());
    onChange({ ...value, source: name, ...(known ? { sourceKind: known.kind } : {}) });
  };
  return (
    <>
      <Field
        label="Source"
        name="source"
        hint="Who publishes this list. We will read later files from this source in the same way and show which courses it no longer lists."
      >
        <TextInput
          list="known-sources"
          maxLength={LONGEST_SOURCE_NAME}
          autoComplete="off"
          value={source}
          onChange={(event) => rename(event.target.value)}
        />
      </Field>
      <datalist id="known-sources">
        {sources.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {source.trim() && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Source type" name="sourceKind">
            <SelectField
              options={SOURCE_KINDS.map((kind) => ({ value: kind, label: SOURCE_KIND_LABELS[kind] }))}
              value={sourceKind}
              onChange={(event) => onChange({ ...value, sourceKind: event.target.value as SourceKind })}
            />
          </Field>
          <Field label="Date of the figures" name="asOf">
            <TextInput
              type="date"
              value={asOf}
              onChange={(event) => onChange({ ...value, asOf: event.target.value })}
            />
          </Field>
        </div>
      )}
    </>
  );
}
