import type { ComponentProps, ReactNode } from 'react';
import { Checkbox } from './checkbox';
import { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
import { fieldId } from './field-id';

type Choice = string | { value: string; label: ReactNode; hint?: ReactNode; count?: number; disabled?: boolean };

/** What tick boxes and radios in a group have in common. */
export type ChoiceProps = Omit<ChoiceGroupProps, 'children' | 'id'> &
  Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref' | 'disabled'> & {
    name: string;
    choices: readonly Choice[];
    /** Side by side instead of one per line. */
    inline?: boolean;
  };

type ChoicesProps = ChoiceProps & {
  type: 'checkbox' | 'radio';
  /** Whether a value is chosen; undefined for inputs that keep their own state. */
  isChosen: ((value: string) => boolean) | undefined;
  /** The same for the first rendering of inputs that keep their own state. */
  isChosenFirst: ((value: string) => boolean) | undefined;
  onChosen: ((value: string, chosen: boolean) => void) | undefined;
};

/** The inputs of a group and the fieldset around them; used by CheckboxGroup and RadioGroup. */
export function Choices({
  type,
  name,
  choices,
  isChosen,
  isChosenFirst,
  onChosen,
  inline = false,
  onChange,
  onBlur,
  ref,
  disabled,
  ...group
}: ChoicesProps) {
  return (
    <ChoiceGroup {...group} id={fieldId(name)}>
      <div className={inline ? 'flex flex-wrap gap-x-6' : undefined}>
        {choices.map((choice) => {
          const { value: own, ...shown } = typeof choice === 'string' ? { value: choice, label: choice } : choice;
          const state = isChosen ? { checked: isChosen(own) } : { defaultChecked: isChosenFirst?.(own) };
          return (
            <Checkbox
              key={own}
              {...shown}
              {...state}
              type={type}
              name={name}
              value={own}
              ref={ref}
              onBlur={onBlur}
              onChange={onChosen ? (event) => onChosen(own, event.target.checked) : onChange}
              disabled={disabled || ('disabled' in shown && shown.disabled)}
            />
          );
        })}
      </div>
    </ChoiceGroup>
  );
}

export function choiceValue(choice: Choice): string {
  return typeof choice === 'string' ? choice : choice.value;
}
