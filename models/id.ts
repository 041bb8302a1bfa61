import { Types } from 'mongoose';

/** The id of a record, as every reference stores it. As text it stands at the edges alone: in addresses, the API and a viewer. */
export type Id = Types.ObjectId;

/** The id of who is asking, as records store it. */
export function idOf({ userId }: { userId: string | Id }): Id {
  return new Types.ObjectId(userId);
}
