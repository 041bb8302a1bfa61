'use client';

import type { ReactNode } from 'react';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Card } from '@/components/ui/layout/card';
import { classNames } from '@/components/ui/layout/class-names';
import { brandTokens } from '@/lib/domain/accounts/brand';
import { FACE_PICTURES, type OperatorDetails } from '@/lib/domain/accounts/operator';
import { PictureField } from './picture-field';

export type FaceValues = Pick<OperatorDetails, 'siteName' | 'shortName' | 'colour' | (typeof FACE_PICTURES)[number]>;

/** What the fields of a site's name and look are called. */
export const FACE_LABELS: Record<keyof FaceValues, string> = {
  siteName: 'Name of this site',
  shortName: 'Short name',
  colour: 'Brand colour',
  logo: 'Logo',
  logoDark: 'Logo for dark pages',
  icon: 'Icon',
};

const HINTS: Partial<Record<keyof FaceValues, string>> = {
  siteName: 'Shown on every page and in every email. Leave empty to use the software’s own name.',
  shortName: 'Up to 12 characters, for a phone’s home screen. Leave empty to use the full name.',
  colour: 'For example, #1a6b5c. Used for buttons, links and dark areas. Leave empty to use teal.',
  logo: 'A wide picture without margins. It replaces the name at the top of each page.',
  logoDark: 'Leave empty to use the same logo on white.',
  icon: 'A square picture, shown on the browser tab.',
};

interface FaceFieldsProps {
  face: FaceValues;
  onChange: (change: Partial<FaceValues>) => void;
  /** By field. */
  problems: Partial<Record<string, string>>;
}

/** A site's name, logo and colour, with how the colour will look. */
export function FaceFields({ face, onChange, problems }: FaceFieldsProps) {
  const of = (name: keyof FaceValues) => ({ name, label: FACE_LABELS[name], hint: HINTS[name] ?? '' });
  return (
    <Card className="grid gap-5 sm:grid-cols-2">
      <Field {...of('siteName')} optional error={problems.siteName ?? ''}>
        <TextInput {...wired(face.siteName, (siteName) => onChange({ siteName }))} maxLength={40} autoComplete="off" />
      </Field>
      <Field {...of('shortName')} optional error={problems.shortName ?? ''}>
        <TextInput
          {...wired(face.shortName, (shortName) => onChange({ shortName }))}
          maxLength={12}
          autoComplete="off"
        />
      </Field>
      <Field {...of('colour')} optional error={problems.colour ?? ''}>
        <TextInput {...wired(face.colour, (colour) => onChange({ colour }))} maxLength={7} autoComplete="off" />
      </Field>
      <ColourPreview colour={face.colour} />
      {FACE_PICTURES.map((name) => (
        <PictureField
          key={name}
          {...of(name)}
          picture={face[name]}
          alt={`${FACE_LABELS[name]} now`}
          className={classNames(
            'h-12 w-auto max-w-40 rounded-control object-contain p-1',
            name === 'logoDark' && 'ground-deep',
          )}
          error={problems[name] ?? ''}
          onChange={(picture) => onChange({ [name]: picture })}
        />
      ))}
    </Card>
  );
}

/** The colour as pages show it; where it can't be read, which one stands in. */
function ColourPreview({ colour }: { colour: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const themes = (['light', 'dark'] as const).map((theme) => ({ theme, tokens: brandTokens(colour, theme) }));
  const others = themes.filter(({ tokens }) => tokens.brand !== colour.toLowerCase());
  return (
    <div className="sm:col-span-2">
      <div className="flex flex-wrap gap-4">
        {themes.map(({ theme, tokens }) => (
          <div
            key={theme}
            className="flex items-center gap-3 rounded-card border border-line p-3 text-sm"
            style={{ background: theme === 'light' ? '#ffffff' : '#161c1e' }}
          >
            <Sample style={{ background: tokens.brand, color: tokens['on-brand'] }}>Apply Course</Sample>
            <Sample style={{ background: tokens['brand-soft'], color: tokens['brand-ink'] }}>View more</Sample>
            <Sample style={{ background: tokens.deep, color: tokens['on-deep'] }}>Your move</Sample>
          </div>
        ))}
      </div>
      {others.length > 0 && (
        <p className="mt-2 text-sm text-muted">
          {`${colour} is hard to read on some pages. ${others
            .map(({ theme, tokens }) => `On ${theme} pages ${tokens.brand} is used`)
            .join('; ')}.`}
        </p>
      )}
    </div>
  );
}

const Sample = ({ style, children }: { style: { background: string; color: string }; children: ReactNode }) => (
  <span className="rounded-control px-3 py-1.5 font-medium" style={style}>
    {children}
  </span>
);
