/** The id of the control or group named `name`, as `Field`, `CheckboxGroup` and `RadioGroup` set it. */
export function fieldId(name: string): string {
  return `field-${name}`;
}
