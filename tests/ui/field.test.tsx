// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';

let root: Root;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => act(() => root.unmount()));

const show = (element: React.ReactNode) => act(() => root.render(element));
const input = () => document.querySelector('input') as HTMLInputElement;
const textOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);

test('a control takes its label, hint and error from its field', () => {
  show(
    <Field label="Email" name="email" hint="We answer there." error="Enter an email address.">
      <TextInput type="email" />
    </Field>,
  );
  expect(input().labels?.[0]?.textContent).toBe('Email');
  expect(input().name).toBe('email');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(textOf(input().getAttribute('aria-describedby'))).toEqual(['We answer there.', 'Enter an email address.']);
});

test('without an error a control is not invalid; required is the rule and optional is said', () => {
  show(
    <Field label="Phone" name="phone">
      <TextInput />
    </Field>,
  );
  expect(input().hasAttribute('aria-invalid')).toBe(false);
  expect(input().hasAttribute('aria-describedby')).toBe(false);
  expect(input().getAttribute('aria-required')).toBe('true');

  show(
    <Field label="Phone" name="phone" optional>
      <TextInput />
    </Field>,
  );
  expect(input().hasAttribute('aria-required')).toBe(false);
  expect(input().labels?.[0]?.textContent).toContain('(optional)');
});

test('a form library registers a control inside a field', () => {
  let read: () => string = () => '';
  show(
    <CityForm
      onReady={(getCity) => {
        read = getCity;
      }}
    />,
  );
  expect(input().value).toBe('Ludhiana');
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), 'Amritsar');
    input().dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(read()).toBe('Amritsar');
});

test('an error goes with the first change of its field, and comes back when the form is sent with the same fault', () => {
  show(
    <form onSubmit={(event) => event.preventDefault()}>
      <Field label="Title" name="title" error="Please fill in this field.">
        <TextInput />
      </Field>
    </form>,
  );
  const says = () => document.body.textContent?.includes('Please fill in this field.');
  expect([says(), input().getAttribute('aria-invalid')]).toEqual([true, 'true']);
  const type = (text: string) =>
    act(() => {
      input().value = text;
      input().dispatchEvent(new Event('input', { bubbles: true }));
    });
  type('N');
  expect([says(), input().hasAttribute('aria-invalid')]).toEqual([false, false]);
  type('');
  expect(says(), 'it is empty again').toBe(true);
  type(' ');
  act(() => document.querySelector('form')?.requestSubmit());
  expect([says(), input().getAttribute('aria-invalid')]).toEqual([true, 'true']);
});

test('the summary on top leads to the field it names', () => {
  show(
    <>
      <FormErrorSummary errors={[{ name: 'rows.0.city', message: 'Enter a city' }]} />
      <Field label="City" name="rows.0.city">
        <TextInput />
      </Field>
    </>,
  );
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  act(() => document.querySelector('a')?.click());
  expect(document.activeElement).toBe(input());
});

test('a group of ticks hands over its values in the order of the choices', () => {
  const handed: string[][] = [];
  show(
    <CheckboxGroup
      legend="Intake"
      name="intake"
      choices={['Jan', 'May', 'Sep']}
      value={['Sep']}
      onValueChange={(value) => handed.push(value)}
    />,
  );
  const [jan, , sep] = document.querySelectorAll('input');
  act(() => jan?.click());
  act(() => sep?.click());
  expect(handed).toEqual([['Jan', 'Sep'], []]);
});

function CityForm({ onReady }: { onReady: (getCity: () => string) => void }) {
  const { register, getValues } = useForm({ defaultValues: { city: 'Ludhiana' } });
  onReady(() => getValues('city'));
  return (
    <Field label="City" name="city">
      <TextInput {...register('city')} />
    </Field>
  );
}
