/** What each kind of job is given; every value must survive BSON. A new kind adds its line here and its definition in all.ts. */
export interface JobPayloads {
  'tell-news': { title: string };
  'course-import': { batchId: string };
}

export type JobKind = keyof JobPayloads;
