import { AddressSelect } from './address-select';

/** All, or those with a message that waits for an answer of staff. */
export function UnreadFilter() {
  return (
    <AddressSelect
      name="unread"
      label="Messages"
      placeholder="Any messages"
      options={[{ value: 'yes', label: 'With unanswered messages' }]}
    />
  );
}
