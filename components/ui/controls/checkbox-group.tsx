import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { fieldId } from './field-id';

export type Choice = string | { value: string; label: ReactNode; hint?: ReactNode; count?: number; disabled?: boolean };

type CheckboxGroupProps = Omit<ChoiceGroupProps, 'children' | 'id'> &
  Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
    name: string;
    choices: readonly Choice[];
    /** Ticked values, controlled; needs `onValueChange`. */
    value?: readonly string[];
    defaultValue?: readonly string[];
    /** The new list of ticked values, in the order of `choices`. */
    onValueChange?: (value: string[]) => void;
    /** Side by side instead of one per line. */
    inline?: boolean;
  };

/** Any number of choices. Either controlled by `value`, or plain/registered inputs that share `name`. */
export function CheckboxGroup({
  name,
  choices,
  value,
  defaultValue,
  onValueChange,
  inline = false,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: CheckboxGroupProps) {
  const toggled = (changed: string, ticked: boolean) =>
    choices.map(choiceValue).filter((choice) => (choice === changed ? ticked : value?.includes(choice)));
  return (
    <ChoiceGroup {...group} id={fieldId(name)}>
      <div className={inline ? 'flex flex-wrap gap-x-6' : undefined}>
        {choices.map((choice) => {
          const { value: own, ...shown } = asChoice(choice);
          const state = value
            ? { checked: value.includes(own) }
            : { defaultChecked: defaultValue ? defaultValue.includes(own) : undefined };
          return (
            <Checkbox
              key={own}
              {...shown}
              {...state}
              name={name}
              value={own}
              ref={ref}
              onBlur={onBlur}
              onChange={onValueChange ? (event) => onValueChange(toggled(own, event.target.checked)) : onChange}
              disabled={disabled || shown.disabled}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

export function asChoice(choice: Choice): Exclude<Choice, string> {
  return typeof choice === 'string' ? { value: choice, label: choice } : choice;
}

function choiceValue(choice: Choice): string {
  return asChoice(choice).value;
}
