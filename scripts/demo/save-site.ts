import { dayOf } from '@/lib/domain/days/day';
import { readSiteFacts } from '@/lib/platform/site-facts';
import { LegalText } from '@/models/legal-text';
import { Operator } from '@/models/operator';
import { SiteSetting } from '@/models/site-setting';

/** Says on every page that the data are a demo's, and who runs the demo's site; what an admin entered stays. */
export async function saveDemoSite(now: Date): Promise<void> {
  await SiteSetting.updateOne({ _id: 'site' }, { $set: { demo: true } }, { upsert: true });
  await Operator.updateOne({ _id: 'site' }, { $setOnInsert: { ...DEMO_OPERATOR, savedOn: now } }, { upsert: true });
  const terms = { text: DEMO_TERMS, day: dayOf(now, 'UTC') };
  await LegalText.updateOne({ kind: 'terms', n: 1 }, { $setOnInsert: terms }, { upsert: true });
  await readSiteFacts();
}

/** Notes that the demo is being filled in, so that one that breaks off is known: the next start fills in the rest. */
export async function demoBegins(courses: number): Promise<void> {
  await SiteSetting.updateOne({ _id: 'site' }, { $set: { demoCourses: courses } }, { upsert: true });
}

/** Notes that all of the demo is there. */
export async function demoIsWhole(): Promise<void> {
  await SiteSetting.updateOne({ _id: 'site' }, { $unset: { demoCourses: 1 } });
}

/** How many courses a demo gets that broke off; null where none did. */
export async function brokenOffDemo(): Promise<number | null> {
  return (await SiteSetting.findById('site', 'demoCourses').lean())?.demoCourses ?? null;
}

const DEMO_TERMS =
  'This is a demo: nothing here is a contract.\n\nA real site says here who may use it, what it owes to students, and which law applies.';

/** Who runs the demo's site. */
export const DEMO_OPERATOR = {
  name: 'Example Education',
  address: '1 Example Street\nJalandhar 144001, Punjab, India',
  // Of those that are kept free for films and books.
  phone: '+44 20 7946 0958',
  whatsapp: '',
  email: 'hello@example.com',
  about:
    'We help students find a course abroad, apply to it, and follow the application to the visa.\n\nOur help costs students nothing: universities pay us. We show every course, also those that pay us nothing.',
  licences: ['Example licence 0000'],
  partners: ['Example partners of an invented firm'],
  people: [
    { name: 'Anita Rao', role: 'Head of admissions', photoFileId: null },
    { name: 'Harpreet Gill', role: 'Canada visa counsellor', photoFileId: null },
    { name: 'Kavya Nair', role: 'Australia and New Zealand visa counsellor', photoFileId: null },
    { name: 'Emily Carter', role: 'UK, USA and Singapore admissions counsellor', photoFileId: null },
  ],
};
