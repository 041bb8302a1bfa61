'use client';

import { Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { IconButton } from '@/components/ui/buttons/icon-button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { ChoiceGroup } from '@/components/ui/controls/choice-group';
import { Field } from '@/components/ui/controls/field';
import { FieldError } from '@/components/ui/controls/field-error';
import { FileInput } from '@/components/ui/controls/file-input';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { GroupedOptions } from '@/components/ui/controls/grouped-options';
import { NumberInput } from '@/components/ui/controls/number-input';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { RemovableChip } from '@/components/ui/controls/removable-chip';
import { SearchInput } from '@/components/ui/controls/search-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { Section } from '@/components/ui/layout/section';
import { Part, Parts } from './part';

const SIZES = ['row', 'sm', 'md', 'lg'] as const;
const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'danger-quiet', 'danger'] as const;

export function Controls() {
  const [months, setMonths] = useState<string[]>(['Sep']);
  const [refused, setRefused] = useState(false);
  return (
    <Section title="Controls">
      <Parts>
        <Part name="Button">
          {VARIANTS.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
          {SIZES.map((size) => (
            <Button key={size} size={size} variant="secondary">
              {size}
            </Button>
          ))}
          <Button busy>busy</Button>
          <Button disabled>disabled</Button>
        </Part>
        <Part name="ButtonLink, IconButton">
          <ButtonLink href="#link" variant="secondary">
            A link
          </ButtonLink>
          <IconButton label="Delete">
            <Trash2 aria-hidden className="size-4" />
          </IconButton>
        </Part>
        <Part name="Field with TextInput">
          <Field label="Name" name="kit-name" hint="As in the passport" className="grow">
            <TextInput />
          </Field>
          <Field label="Email" name="kit-email" error="Please enter an email address." className="grow">
            <TextInput type="email" defaultValue="not an address" />
          </Field>
        </Part>
        <Part name="TextInput with an icon, SearchInput">
          <Field label="Course" name="kit-course" optional className="grow">
            <TextInput icon={<Search aria-hidden className="size-4" />} />
          </Field>
          <SearchInput aria-label="Search" placeholder="Search" onText={() => {}} />
        </Part>
        <Part name="GroupedOptions">
          <div className="relative h-28">
            <GroupedOptions
              {...{
                id: 'kit-options',
                label: 'Options',
                marked: 0,
                className: 'inset-x-0',
                optionClass: 'block py-1.5',
              }}
              groups={[{ label: 'Group', options: ['First', 'Second'] }]}
              keyOf={(option) => option}
              onChoose={() => {}}
            >
              {(option) => option}
            </GroupedOptions>
          </div>
        </Part>
        <Part name="PasswordInput, NumberInput">
          <Field label="Password" name="kit-password">
            <PasswordInput autoComplete="new-password" />
          </Field>
          <Field label="Duration" name="kit-duration">
            <NumberInput unit="months" />
          </Field>
        </Part>
        <Part name="SelectField, Textarea">
          <Field label="Country" name="kit-country">
            <SelectField options={['Canada', 'Australia']} placeholder="Choose" />
          </Field>
          <Field label="Remarks" name="kit-remarks" className="grow">
            <Textarea rows={2} />
          </Field>
        </Part>
        <Part name="Checkbox, RadioGroup">
          <Checkbox label="Subscribe to newsletter" hint="About once a month" />
          <RadioGroup legend="Kind" name="kit-kind" choices={['Student', 'Agent']} defaultValue="Student" inline />
        </Part>
        <Part name="CheckboxGroup">
          <CheckboxGroup
            legend="Intakes"
            name="kit-intakes"
            choices={[
              { value: 'Jan', label: 'Jan', count: 12 },
              { value: 'Sep', label: 'Sep', count: 1234 },
              { value: 'Dec', label: 'Dec', count: 0, disabled: true },
            ]}
            value={months}
            onValueChange={setMonths}
          />
        </Part>
        <Part name="ChoiceGroup, FieldError">
          <ChoiceGroup legend="A group of one's own" hint="Any controls" error="Please choose one.">
            <Checkbox label="First" />
          </ChoiceGroup>
          <FieldError id="kit-error">This field is required.</FieldError>
        </Part>
        <Part name="FileInput">
          <Field label="Passport" name="kit-passport" className="grow">
            <FileInput accept=".pdf" typeHint="PDF, up to 10 MB" />
          </Field>
        </Part>
        <Part name="FormErrorSummary">
          <Button variant="secondary" onClick={() => setRefused(true)}>
            Refuse the form
          </Button>
          {refused && <FormErrorSummary errors={[{ name: 'kit-name', message: 'Please enter the name.' }]} />}
        </Part>
        <Part name="RemovableChip">
          <RemovableChip onRemove={() => {}}>Level: Post Graduate</RemovableChip>
          <RemovableChip href="#chip">Country: Canada</RemovableChip>
        </Part>
      </Parts>
    </Section>
  );
}
