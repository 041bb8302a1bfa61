import { type ChoiceProps, Choices } from './choices';

type RadioGroupProps = ChoiceProps & {
  /** Chosen value, controlled; needs `onValueChange`. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
};

/** One of a few choices, all in sight. For many choices use SelectField. */
export function RadioGroup({ value, defaultValue, onValueChange, ...rest }: RadioGroupProps) {
  return (
    <Choices
      {...rest}
      type="radio"
      isChosen={value === undefined ? undefined : (own) => value === own}
      isChosenFirst={defaultValue === undefined ? undefined : (own) => defaultValue === own}
      onChosen={onValueChange}
    />
  );
}
