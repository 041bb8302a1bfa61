import type { ComponentProps } from 'react';
import { Checkbox } from './checkbox';
import { asChoice, type Choice } from './checkbox-group';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { fieldId } from './field-id';

type RadioGroupProps = Omit<ChoiceGroupProps, 'children' | 'id'> &
  Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
    name: string;
    choices: readonly Choice[];
    /** Chosen value, controlled; needs `onValueChange`. */
    value?: string;
    defaultValue?: string;
    onValueChange?: (value: string) => void;
    inline?: boolean;
  };

/** One of a few choices, all in sight. For many choices use SelectField. */
export function RadioGroup({
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
}: RadioGroupProps) {
  return (
    <ChoiceGroup {...group} id={fieldId(name)}>
      <div className={inline ? 'flex flex-wrap gap-x-6' : undefined}>
        {choices.map((choice) => {
          const { value: own, ...shown } = asChoice(choice);
          const state =
            value === undefined
              ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === own }
              : { checked: value === own };
          return (
            <Checkbox
              key={own}
              {...shown}
              {...state}
              type="radio"
              name={name}
              value={own}
              ref={ref}
              onBlur={onBlur}
              onChange={onValueChange ? () => onValueChange(own) : onChange}
              disabled={disabled || shown.disabled}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}
