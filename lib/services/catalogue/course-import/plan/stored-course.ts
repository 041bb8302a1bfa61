import { mongo } from 'mongoose';
import type { CourseDraft } from '@/lib/domain/course';
import { COURSE_FIELD_NAMES } from '@/lib/domain/course-fields';
import type { CourseRecord } from '@/models/course';

/** The types of BSON values that courses have, as the byte before a field's name. */
const TYPE = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  id: 7,
  flag: 8,
  date: 9,
  none: 10,
  int: 16,
  long: 18,
} as const;

/** Bytes of values that are of one length. */
const LENGTHS: Partial<Record<number, number>> = {
  [TYPE.double]: 8,
  [TYPE.id]: 12,
  [TYPE.flag]: 1,
  [TYPE.date]: 8,
  [TYPE.none]: 0,
  [TYPE.int]: 4,
  [TYPE.long]: 8,
};

const nameBytes = (name: string) => Buffer.from(`${name}\0`);
const FIELDS = COURSE_FIELD_NAMES.map((name) => ({ name, bytes: nameBytes(name) }));
const [ID, IDENTITY, RETIRED_ON] = ['_id', 'identity', 'retiredOn'].map(nameBytes) as [Buffer, Buffer, Buffer];

/**
 * A stored course as the database sent it. Most rows of a file that was uploaded before are as they were: to know that, its bytes are
 * compared, which takes a tenth of the time of making an object of them.
 */
export class StoredCourse {
  private decoded: CourseRecord | null = null;
  private identityAt = -1;
  private isRetired = false;
  private readonly isReadable: boolean;

  constructor(private readonly bytes: Buffer) {
    this.isReadable = this.look();
  }

  get identity(): string {
    if (!this.isReadable) return this.record.identity;
    const { bytes, identityAt: at } = this;
    return bytes.toString('latin1', at + 4, at + 3 + bytes.readInt32LE(at));
  }

  get record(): CourseRecord {
    this.decoded ??= mongo.BSON.deserialize(this.bytes) as CourseRecord;
    return this.decoded;
  }

  /** Its id, where it is offered and each of its fields is certainly as in this draft; null where it has to be compared. */
  idIfAs(draft: CourseDraft): string | null {
    const { bytes } = this;
    if (!this.isReadable || this.isRetired || bytes[4] !== TYPE.id || !isAt(bytes, ID, 5)) return null;
    const idAt = 5 + ID.length;
    let at = idAt + 12;
    for (const { name, bytes: named } of FIELDS) {
      const type = bytes[at] as number;
      if (!isAt(bytes, named, at + 1)) return null;
      at += 1 + named.length;
      if (!isValue(bytes, type, at, draft[name])) return null;
      at += lengthOf(bytes, type, at);
    }
    return bytes.toString('hex', idAt, idAt + 12);
  }

  /** Steps over all fields; false where one is of a kind that no course has. */
  private look(): boolean {
    const { bytes } = this;
    for (let at = 4; at < bytes.length - 1; ) {
      const type = bytes[at] as number;
      const nameAt = at + 1;
      for (at = nameAt; at < bytes.length && bytes[at] !== 0; at++);
      at++;
      if (type === TYPE.string && isAt(bytes, IDENTITY, nameAt)) this.identityAt = at;
      if (type !== TYPE.none && isAt(bytes, RETIRED_ON, nameAt)) this.isRetired = true;
      const length = lengthOf(bytes, type, at);
      if (length < 0) return false;
      at += length;
    }
    return this.identityAt >= 0;
  }
}

/** Bytes of the value that starts here; -1 for a kind that no course has. */
function lengthOf(bytes: Buffer, type: number, at: number): number {
  if (type === TYPE.string) return 4 + bytes.readInt32LE(at);
  if (type === TYPE.object || type === TYPE.array) return bytes.readInt32LE(at);
  return LENGTHS[type] ?? -1;
}

function isAt(bytes: Buffer, sought: Buffer, at: number): boolean {
  for (let place = 0; place < sought.length; place++) if (bytes[at + place] !== sought[place]) return false;
  return true;
}

function isValue(bytes: Buffer, type: number, at: number, value: CourseDraft[keyof CourseDraft]): boolean {
  switch (type) {
    case TYPE.string:
      return typeof value === 'string' && isText(bytes, at + 4, bytes.readInt32LE(at) - 1, value);
    case TYPE.none:
      return value === null;
    case TYPE.int:
      return bytes.readInt32LE(at) === value;
    case TYPE.double:
      return bytes.readDoubleLE(at) === value;
    case TYPE.flag:
      return (bytes[at] === 1) === value;
    default:
      return false;
  }
}

function isText(bytes: Buffer, at: number, length: number, text: string): boolean {
  if (text.length > length) return false;
  for (let place = 0; place < text.length; place++) {
    const code = text.charCodeAt(place);
    if (code > 127) return bytes.toString('utf8', at, at + length) === text;
    if (bytes[at + place] !== code) return false;
  }
  return text.length === length;
}
