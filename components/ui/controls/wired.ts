/** What a text field or a list shows, and what its change is given to: `<TextInput {...wired(name, setName)} />`. */
export const wired = <T extends string>(value: T, set: (value: T) => unknown) => ({
  value,
  onChange: (event: { target: { value: string } }) => void set(event.target.value as T),
});

/** The same for a box to tick. */
export const ticked = (checked: boolean, set: (checked: boolean) => unknown) => ({
  checked,
  onChange: (event: { target: { checked: boolean } }) => void set(event.target.checked),
});

/** The same for texts that are kept together: `const wiredTo = wiredIn(texts, setTexts)`, then `<TextInput {...wiredTo('name')} />`. */
export const wiredIn =
  <T extends { [Name in keyof T]: string }>(texts: T, set: (texts: T) => unknown) =>
  (name: keyof T) =>
    wired(texts[name], (text) => set({ ...texts, [name]: text }));
