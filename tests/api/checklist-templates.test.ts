import { beforeEach, describe, expect, it } from 'vitest';
import { GET as proposed } from '@/app/api/v1/applications/[id]/proposed-items/route';
import { PUT as putTemplate, GET as templates } from '@/app/api/v1/checklist-templates/route';
import { POST as addDocument } from '@/app/api/v1/documents/route';
import { ChecklistTemplate } from '@/models/checklist-template';
import { type application, everybodyApplied } from '../support/applications';
import { emptyDatabase } from '../support/database';
import { file, formOf, PDF } from '../support/files';
import type { everybody } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let its: Awaited<ReturnType<typeof application>>;

beforeEach(async () => {
  await emptyDatabase();
  ({ who, its } = await everybodyApplied());
});

describe('templates', () => {
  const line = (label: string) => ({
    kind: 'bank_statement',
    label,
    source: 'https://www.gov.uk/student-visa/money',
    checkedOn: '2026-11-01',
  });

  it('ship with what the profile asks for, and are joined by what admins set for country and level', async () => {
    const items = async () => rows((await ask(proposed, { as: who.team, params: { id: its.id } })).body.items);
    const shipped = (await items()).map(({ kind }) => kind);
    expect(shipped).toEqual([
      'passport',
      'tenth_certificate',
      'twelfth_certificate',
      'english_certificate',
      'bachelor_dmc',
      'bachelor_degree',
    ]);
    const set = (as: typeof who.admin, body: object) => ask(putTemplate, { as, body });
    expect((await set(who.admin, { country: 'UK', level: null, items: [line('28 days of funds')] })).status).toBe(200);
    await set(who.admin, { country: 'Canada', level: null, items: [line('Funds for one year')] });
    expect((await items()).map(({ label }) => label)).toContain('28 days of funds');
    expect((await items()).map(({ label }) => label)).not.toContain('Funds for one year');
    await set(who.admin, { country: 'UK', level: null, items: [line('31 days of funds')] });
    expect(await ChecklistTemplate.countDocuments()).toBe(2);
    const all = rows((await ask(templates, { as: who.team })).body.templates);
    expect(all.find(({ country }) => String(country) === 'UK')?.items).toMatchObject([{ label: '31 days of funds' }]);
  });

  it('need a source and a day for each line, and an admin', async () => {
    const { source: _source, ...sourceless } = line('Funds');
    const refused = await ask(putTemplate, { as: who.admin, body: { country: 'UK', items: [sourceless] } });
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['items.0.source']]);
    expect((await ask(putTemplate, { as: who.team, body: { items: [] } })).status).toBe(403);
  });

  it('are joined by the receipt of the deposit that an offer wants, due on its day', async () => {
    const first = async () => rows((await ask(proposed, { as: who.team, params: { id: its.id } })).body.items)[0];
    expect((await first())?.kind).not.toBe('payment');
    await its.consent(who.student);
    await its.offer(who.team, { conditional: 'false', deposit: '2000', currency: 'GBP', depositBy: '2030-02-01' });
    const receipt = { kind: 'payment', label: 'Deposit receipt', dueOn: '2030-02-01' };
    expect(await first()).toMatchObject({ ...receipt, asked: false });
    await its.ask(who.team, [receipt]);
    expect(await first()).toMatchObject({ asked: true });
    await its.reply(who.student, 'decline', 'Another university');
    expect((await first())?.kind).not.toBe('payment');
  });

  it('say what the profile has and what is requested already', async () => {
    await ask(addDocument, { as: who.student, form: formOf({ field: 'passport', file: file(PDF, 'pass.pdf') }) });
    await its.ask(who.team, [{ kind: 'tenth_certificate', label: '10th certificate' }]);
    const items = rows((await ask(proposed, { as: who.team, params: { id: its.id } })).body.items);
    expect(items.find(({ kind }) => String(kind) === 'passport')).toMatchObject({
      inProfile: 'pass.pdf',
      asked: false,
    });
    expect(items.find(({ kind }) => String(kind) === 'tenth_certificate')).toMatchObject({ asked: true });
  });
});
