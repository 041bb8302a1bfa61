import { type ChoiceProps, Choices, choiceValue } from './choices';

type CheckboxGroupProps = ChoiceProps & {
  /** Ticked values, controlled; needs `onValueChange`. */
  value?: readonly string[];
  defaultValue?: readonly string[];
  /** The new list of ticked values, in the order of `choices`. */
  onValueChange?: (value: string[]) => void;
};

/** Any number of choices. Either controlled by `value`, or plain/registered inputs that share `name`. */
export function CheckboxGroup({ value, defaultValue, onValueChange, ...rest }: CheckboxGroupProps) {
  const toggled = (changed: string, ticked: boolean) =>
    rest.choices.map(choiceValue).filter((choice) => (choice === changed ? ticked : value?.includes(choice)));
  return (
    <Choices
      {...rest}
      type="checkbox"
      isChosen={value && ((own) => value.includes(own))}
      isChosenFirst={defaultValue && ((own) => defaultValue.includes(own))}
      onChosen={onValueChange && ((own, ticked) => onValueChange(toggled(own, ticked)))}
    />
  );
}
