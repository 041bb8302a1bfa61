import { defineModel, defineSchema } from './define';

/** A web process that runs, as it says of itself twice a minute; gone once it has stopped in order. */
export interface WebProcessRecord {
  _id: string;
  host: string;
  pid: number;
  version: string;
  startedOn: Date;
  seenOn: Date;
  /** The disks it writes to, in bytes. */
  disks: { folder: string; free: number; total: number }[];
}

const number = { type: Number, required: true } as const;

const schema = defineSchema<WebProcessRecord>(
  {
    _id: { type: String, required: true },
    host: { type: String, required: true },
    pid: number,
    version: { type: String, default: '' },
    startedOn: { type: Date, required: true },
    seenOn: { type: Date, required: true },
    disks: [
      defineSchema<WebProcessRecord['disks'][number]>(
        { folder: { type: String, required: true }, free: number, total: number },
        { _id: false },
      ),
    ],
  },
  { versionKey: false },
);
/** One that was killed is shown as lost for a day. */
schema.index({ seenOn: 1 }, { expireAfterSeconds: 24 * 3600 });

/** One that has not been seen for a day goes by itself. */
export const WebProcess = defineModel('WebProcess', schema, 'web_processes');
