/** Records as the options of a list, by their names. */
export const namedOptions = (records: readonly { _id: string; name: string }[]) =>
  records.map(({ _id, name }) => ({ value: _id, label: name }));
