import { waiver } from '../../domain/rule/waiver/waiver-text.ts';
import { openApp } from './app.ts';
import { aFreeAgent, bornYearsAgo } from './samples.ts';

const app = openApp();

/** A child whose waiver is not signed, or claimed by whoever filled in the form; and the sealed part of the parent's link. */
async function aChild(name: string, parentEmail: string, accepted: object) {
  const { id } = await app().announce();
  const sent = aFreeAgent(id, { name, birthYear: bornYearsAgo(9), parentEmail, termsAccepted: undefined, ...accepted });
  expect((await app().visitor().post('/api/players', sent)).status).toBe(201);
  const [asked] = await app().mailbox.mailsTo(parentEmail);
  return /\/waiver\/(\S+)/.exec(asked?.text ?? '')?.[1] ?? '';
}

async function copyTo(parentEmail: string) {
  const mails = await app().mailbox.mailsTo(parentEmail, 2);
  const copies = mails.filter(({ subject }) => subject.startsWith('The waiver is signed'));
  expect(copies).toHaveLength(1);
  return copies[0]?.text ?? '';
}

test('whoever signs gets a letter with every word of what was signed', async () => {
  const sealed = await aChild('Jos\u00e9 \u674e', 'signer@copy.example', {});
  const signed = { signer: 'Robin Parent', relationship: 'parent', termsAccepted: true, likenessAllowed: true };
  const { status } = await app()
    .visitor()
    .post(`/api/waivers/${sealed}`, { ...signed, version: waiver.version });
  expect(status).toBe(200);
  const text = await copyTo('signer@copy.example');
  for (const said of [
    'Signed by: Robin Parent',
    'For: Jos\u00e9 \u674e',
    `Version: ${waiver.version}`,
    'Photos and video: Allowed',
  ]) {
    expect(text).toContain(said);
  }
  for (const { title, text: words } of waiver.sections) expect(text).toContain(`${title}\n${words}`);
});

test('a parent who confirms what the form had claimed gets the copy, once', async () => {
  const sealed = await aChild('Ada Park', 'confirmer@copy.example', { termsAccepted: true });
  const confirm = () => app().visitor().post(`/api/waivers/${sealed}/confirm`, { likenessAllowed: false });
  expect((await confirm()).status).toBe(200);
  expect((await confirm()).status).toBe(200);
  const text = await copyTo('confirmer@copy.example');
  expect(text).toContain('Photos and video: Not allowed');
  expect(text).toMatch(/Confirmed on: \w+, \w+ \d+, \d{4}/);
  for (const { text: words } of waiver.sections) expect(text).toContain(words);
});
