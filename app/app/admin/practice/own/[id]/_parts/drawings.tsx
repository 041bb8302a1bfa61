'use client';

import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { FileInput } from '@/components/ui/controls/file-input';

export interface Drawing {
  name: string;
  svg: string;
}

interface DrawingsProps {
  drawings: readonly Drawing[];
  onChange: (drawings: readonly Drawing[]) => void;
}

/** The drawings that a text names as `svg: name.svg`: files that are read in the browser and saved with the text. */
export function Drawings({ drawings, onChange }: DrawingsProps) {
  const add = async (files: readonly File[]) => {
    const read = await Promise.all(
      files.map(async (file) => ({
        name: file.name.toLowerCase().replace(/[^a-z0-9.-]+/g, '-'),
        svg: await file.text(),
      })),
    );
    if (read.length === 0) return false;
    onChange([...drawings.filter(({ name }) => read.every((one) => one.name !== name)), ...read]);
    return true;
  };
  return (
    <div className="mt-6 max-w-2xl">
      <Field
        label="Charts, plans and maps"
        name="drawings"
        optional
        hint="Of shapes and letters alone: all else is left out. One with the same name takes the place of the former."
      >
        <FileInput accept=".svg,image/svg+xml" multiple compact typeHint="SVG, up to 40 kB" onFiles={add} />
      </Field>
      {drawings.length > 0 && (
        <ul className="mt-2 space-y-1 text-sm">
          {drawings.map(({ name }) => (
            <li key={name} className="flex items-center justify-between gap-3 rounded-control bg-sunken py-1 ps-3 pe-1">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Button
                size="sm"
                variant="danger-quiet"
                onClick={() => onChange(drawings.filter((drawing) => drawing.name !== name))}
              >
                Remove<span className="sr-only"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
