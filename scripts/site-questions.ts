import { putOperator } from '@/lib/contract/site/operator';
import type { OperatorDetails } from '@/lib/domain/accounts/operator';
import { operatorForm, saveOperator } from '@/lib/services/people/operator';

/** What a site needs first; the rest is entered on its pages. */
const QUESTIONS = {
  siteName: 'Name of this site',
  name: 'Company name',
  email: 'Email for visitors',
  phone: 'Phone number, with the country code',
  colour: 'Brand colour, like #1a6b5c',
} as const;

/** Asks what a site needs first, each question again until its answer can be used; an empty answer leaves it open. */
export async function askedAboutSite(
  ask: (question: string) => Promise<string>,
): Promise<Partial<Pick<OperatorDetails, keyof typeof QUESTIONS>>> {
  console.log('\nFive questions about your site. Press Enter to skip one; all can be changed under Setup, This site.');
  const answers: Partial<Record<keyof typeof QUESTIONS, string>> = {};
  for (const [field, words] of Object.entries(QUESTIONS) as [keyof typeof QUESTIONS, string][]) {
    for (;;) {
      const answer = (await ask(`${words}: `)).trim();
      if (!answer) break;
      const checked = putOperator.body.shape[field].safeParse(answer);
      if (checked.success) {
        answers[field] = checked.data;
        break;
      }
      console.log(checked.error.issues[0]?.message);
    }
  }
  return answers;
}

/** Puts the answers into what is known of the site already. */
export async function saveAnswers(
  admin: { _id: unknown; email: string },
  answers: Awaited<ReturnType<typeof askedAboutSite>>,
): Promise<void> {
  if (!Object.keys(answers).length) return;
  const { operator, savedOn } = await operatorForm();
  const viewer = { userId: String(admin._id), role: 'admin', name: 'Admin', email: admin.email } as const;
  await saveOperator(viewer, { ...operator, ...answers, savedOn });
}
