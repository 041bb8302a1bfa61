import { typeName } from '../../bson/type-names';
import { DateTime, isDoc, Timestamp, type Value } from '../../bson/types';
import { badValue } from '../../errors';
import type { UpdateOperator } from '../field-update';

let ordinal = 0n;

/** true or { $type: "date" } sets the present date, { $type: "timestamp" } a timestamp. */
export const currentDate: UpdateOperator = (path, operand) => {
  const type = wantedType(operand);
  return {
    path,
    createsPath: true,
    compute: (_current, { now }) => {
      if (type === 'date') return new DateTime(now);
      ordinal = (ordinal + 1n) & 0xffffffffn;
      return new Timestamp((BigInt(Math.floor(now / 1000)) << 32n) | ordinal);
    },
  };
};

function wantedType(operand: Value): 'date' | 'timestamp' {
  if (typeof operand === 'boolean') return 'date';
  if (!isDoc(operand))
    throw badValue(
      `${typeName(operand)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
    );
  for (const name of operand.keys()) if (name !== '$type') throw badValue(`Unrecognized $currentDate option: ${name}`);
  const type = operand.get('$type');
  if (type !== 'date' && type !== 'timestamp')
    throw badValue(
      "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
    );
  return type;
}
