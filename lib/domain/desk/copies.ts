/** Where backups are copied to, as admins enter it. */
export interface CopySettings {
  /** The whole path of a folder, or a bucket's address and a folder in it: https://s3.example.org/bucket/folder. '' for nowhere. */
  where: string;
  /** Of a bucket. */
  region: string;
  accessKey: string;
  /** So many copies stay there. */
  kept: number;
}

/** Whether a place for copies is a bucket, by its address. */
export const isBucket = (where: string): boolean => /^https?:\/\//.test(where);

/** A recovery key as it is shown once, with the number by which its sheet is found. */
export interface ShownKey {
  key: string;
  number: string;
}

/** What went wrong with a copy, in a sentence for who runs the site. `field` of the settings is at fault. */
export class CopyTrouble extends Error {
  constructor(
    message: string,
    readonly field: keyof CopySettings | 'secret' = 'where',
  ) {
    super(message);
  }
}
